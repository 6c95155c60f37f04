import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#test/service/database/open.ts'
import { secretOf } from '#test/service/database/secret.ts'
import { analystOf } from '#test/service/room/media.ts'
import type { SeedRecord } from '#test/service/seed/pool/records.ts'

/** The published proof of each record: its salt, and the hashes over its entry and its exit. */
export type Seals = Awaited<ReturnType<typeof createSeals>>

/** Salts are 128 bits derived from a secret of this database alone: they cannot be predicted. */
export async function createSeals(db: Database) {
  let secret = await secretOf(db, 'saltSecret')
  const saltOf = (id: string) => createHmac('sha256', secret).update(id).digest('hex').slice(0, 32)
  return {
    /** The hashes of a record and of each of its steps, chained: each covers the one before. PL-01 */
    of(record: SeedRecord) {
      const { id, stock, list, timeline, validUntil, inPrice, outPrice, ...rest } = record
      const salt = saltOf(id)
      const { name, certNo } = analystOf(list.analyst)
      const [entry, ...later] = timeline
      const time = clockOf(entry.at)
      const until = clockOf(validUntil)
      const steps = [
        sealOf([id, stock.symbol, stock.name, time, yuan(inPrice), name, certNo, until, entry.reason, salt]),
      ]
      for (const { at, kind, price, reason } of later) {
        const before = steps.at(-1) ?? ''
        const rates = [rest.profitRate, rest.maxRiseRate, rest.maxFallRate].map((each) => each.toFixed(4))
        const ends = kind === 'OUT' ? [yuan(outPrice ?? price), ...rates] : [yuan(price)]
        steps.push(sealOf([before, clockOf(at), ...ends, reason, salt]))
      }
      const [hash = ''] = steps
      const ended = rest.outAt !== undefined && { prevHash: steps.at(-2) ?? hash, exitHash: steps.at(-1) ?? hash }
      return { salt, steps, hashes: { hash, ...ended } }
    },
    /** Reloads the secret, after the database was reset. */
    async reload(): Promise<void> {
      secret = await secretOf(db, 'saltSecret')
    },
  }
}

function sealOf(columns: readonly string[]): string {
  return createHash('sha256').update(columns.join('|')).digest('hex')
}

function yuan(price: number): string {
  return price.toFixed(2)
}

/** 「2026-01-05 15:00」 in Shanghai. */
function clockOf(at: number): string {
  return new Date(at + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')
}
