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

/** SHA-256 of a text in UTF-8, in hexadecimal; undefined where the page is not served by https. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
