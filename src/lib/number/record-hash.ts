import { minute } from '#lib/time/dates.ts'

/** The fields published on a record's first day, which its first hash covers. */
export interface SealedEntry {
  caseId: string
  symbol: string
  name: string
  /** Epoch ms. */
  inAt: number
  /** Yuan. */
  inPrice: number
  analyst: string
  certNo: string
  /** Epoch ms. */
  validUntil: number
  reason: string
  /** 128 bits in hexadecimal; delivered only with the unlocked record. */
  salt: string
}

/** The fields published when a record closed, which its last hash covers. Rates are decimal. */
export interface SealedExit {
  /** The previous hash: of the entry, or of the last adjustment. */
  prevHash: string
  outAt: number
  outPrice: number
  profitRate: number
  maxRiseRate: number
  maxFallRate: number
  outReason: string
  salt: string
}

/** The entry as it is hashed, in the columns of the file. */
export function entryColumns(entry: SealedEntry): string[] {
  const { caseId, symbol, name, inAt, inPrice, analyst, certNo, validUntil, reason, salt } = entry
  return [caseId, symbol, name, minute(inAt), inPrice.toFixed(2), analyst, certNo, minute(validUntil), reason, salt]
}

/** The exit as it is hashed, in the columns of the file, the salt last. */
export function exitColumns(exit: SealedExit): string[] {
  const { prevHash, outAt, outPrice, profitRate, maxRiseRate, maxFallRate, outReason, salt } = exit
  const rates = [profitRate, maxRiseRate, maxFallRate].map((each) => each.toFixed(4))
  return [prevHash, minute(outAt), outPrice.toFixed(2), ...rates, outReason, salt]
}

/** The line that is hashed: 「CC01-12|SH600901|…」. */
export function sealedLine(columns: readonly string[]): string {
  return columns.join('|')
}
