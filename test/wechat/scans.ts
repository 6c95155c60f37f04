/** Who scanned: WeChat's word, as a follower of the account. */
export interface Scanner {
  openid: string
  unionid: string
}

/** Tells of a scan, with `scanner` once the phone confirmed; false: the code is not good any more. */
export type HearScan = (ticket: string, scanner: Scanner | null) => Promise<boolean>

/** The events of WeChat's scanner, for the one service that listens. */
export function createScans() {
  let hear: HearScan = async () => false
  return {
    onScan: (listener: HearScan) => void (hear = listener),
    tell: (ticket: string, scanner: Scanner | null) => hear(ticket, scanner),
  }
}
