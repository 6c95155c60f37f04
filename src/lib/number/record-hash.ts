/** What the hash of a published record is taken over: its entry, which never changes. `inPrice` yuan. */
export interface HashedEntry {
  caseId: string
  symbol: string
  inDate: string
  inPrice: number
  certNo: string
  /** 128 bits in hexadecimal; it comes with the unlocked record alone. */
  salt: string
}

/** The entry as one line, 「CC01-12|SH600901|2026-01-05|12.30|示例A…|9f…」. */
export function hashedLine({ caseId, symbol, inDate, inPrice, certNo, salt }: HashedEntry): string {
  return [caseId, symbol, inDate, inPrice.toFixed(2), certNo, salt].join('|')
}
