import { minute } from '#lib/time/dates.ts'

/** What a record was published with on its first day, and what its first hash is taken over. */
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
  /** 128 bits in hexadecimal; it comes with the unlocked record alone. */
  salt: string
}

/** What was published when a record ended, and what its last hash is taken over. Rates are decimal. */
export interface SealedExit {
  /** The hash before it: of the entry, or of the last adjustment. */
  prevHash: string
  outAt: number
  outPrice: number
  profitRate: number
  maxRiseRate: number
  maxFallRate: number
  outReason: string
  salt: string
}

/** The entry as its hash reads it, in the columns of the file. */
export function entryColumns(entry: SealedEntry): string[] {
  const { caseId, symbol, name, inAt, inPrice, analyst, certNo, validUntil, reason, salt } = entry
  return [caseId, symbol, name, minute(inAt), inPrice.toFixed(2), analyst, certNo, minute(validUntil), reason, salt]
}

/** The exit as its hash reads it, in the columns of the file, the salt last. */
export function exitColumns(exit: SealedExit): string[] {
  const { prevHash, outAt, outPrice, profitRate, maxRiseRate, maxFallRate, outReason, salt } = exit
  const rates = [profitRate, maxRiseRate, maxFallRate].map((each) => each.toFixed(4))
  return [prevHash, minute(outAt), outPrice.toFixed(2), ...rates, outReason, salt]
}

/** The line that a hash is taken over: 「CC01-12|SH600901|…」. */
export function sealedLine(columns: readonly string[]): string {
  return columns.join('|')
}
