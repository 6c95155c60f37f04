import type { StockCase } from '#api/shapes/stock-case.ts'
import type { SealedEntry, SealedExit } from '#lib/number/record-hash.ts'

/** The published hashes of a record, and the content of each if all of it is known. */
export interface Seals {
  /** '' if the service publishes none. */
  hash: string
  /** '' while the record is open. */
  exitHash: string
  entry: SealedEntry | undefined
  exit: SealedExit | undefined
}

type Record = Partial<Omit<StockCase, 'access'>>

export function toSeals(record: Record): Seals {
  const { hash = '', exitHash = '' } = record
  return { hash, exitHash, entry: entryOf(record), exit: exitOf(record) }
}

function entryOf({ caseId, symbol, name, inAt, inPrice, analyst, validUntil, reason, salt }: Record) {
  const isWhole = caseId !== undefined && symbol !== undefined && name !== undefined && analyst !== undefined
  if (!isWhole || inAt === undefined || inPrice === undefined || validUntil === undefined) return undefined
  if (reason === undefined || salt === undefined) return undefined
  const { name: who, certNo } = analyst
  return { caseId, symbol, name, inAt, inPrice, analyst: who, certNo, validUntil, reason, salt }
}

function exitOf({ prevHash, outAt, outPrice, profitRate, maxRiseRate, maxFallRate, outReason, salt }: Record) {
  const isOver = prevHash !== undefined && outAt !== undefined && outPrice !== undefined && outReason !== undefined
  if (!isOver || profitRate === undefined || maxRiseRate === undefined || maxFallRate === undefined) return undefined
  if (salt === undefined) return undefined
  return { prevHash, outAt, outPrice, profitRate, maxRiseRate, maxFallRate, outReason, salt }
}

/** 「存证 9f3a6c1e」, the beginning of the hash, which also identifies the record in the file; '' without a hash. */
export function shortSeal(hash: string | undefined): string {
  return hash === undefined || hash === '' ? '' : `存证 ${hash.slice(0, 8)}`
}
