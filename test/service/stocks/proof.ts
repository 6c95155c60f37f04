import { createHash, createHmac } from 'node:crypto'
import { analystOf } from '#test/service/room/media.ts'
import type { SeedRecord } from '#test/service/seed/pool/records.ts'

/** A service with real records draws each salt at random when it publishes the record, and keeps it. */
const KEY = 'sample key of the reference service'

/** 128 bits that nobody can know before the record is unlocked. */
export function saltOf({ id }: Pick<SeedRecord, 'id'>): string {
  return createHmac('sha256', KEY).update(id).digest('hex').slice(0, 32)
}

/** Published with the record from its first day on: what was entered, when, at which price and by whom. product PL-01 */
export function hashOf(record: SeedRecord): string {
  const { id, stock, inDate, inPrice, list } = record
  const { certNo } = analystOf(list.analyst)
  const line = [id, stock.symbol, inDate, inPrice.toFixed(2), certNo, saltOf(record)].join('|')
  return createHash('sha256').update(line).digest('hex')
}
