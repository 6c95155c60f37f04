/** The person who scanned: according to WeChat, as a follower of the account. */
export interface Scanner {
  openid: string
  unionid: string
}

/** Reports a scan, with `scanner` once the phone confirmed; false: the code is no longer valid. */
export type HearScan = (ticket: string, scanner: Scanner | null) => Promise<boolean>

/** The events of WeChat's scanner, for the one service that listens. */
export function createScans() {
  let hear: HearScan = async () => false
  return {
    onScan: (listener: HearScan) => void (hear = listener),
    tell: (ticket: string, scanner: Scanner | null) => hear(ticket, scanner),
  }
}
