import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#test/service/database/open.ts'
import { secretOf } from '#test/service/database/secret.ts'
import { analystOf } from '#test/service/room/media.ts'
import type { SeedRecord } from '#test/service/seed/pool/records.ts'

/** What each record was published with: its salt, and the hash over its entry. */
export type Seals = Awaited<ReturnType<typeof createSeals>>

/** Salts are 128 bits that come from a secret of this database alone: nobody can know one before it is given out. */
export async function createSeals(db: Database) {
  let secret = await secretOf(db, 'saltSecret')
  const saltOf = (id: string) => createHmac('sha256', secret).update(id).digest('hex').slice(0, 32)
  return {
    /** What was entered, when, at which price and by whom, from the first day on. product PL-01 */
    of({ id, stock, inDate, inPrice, list }: SeedRecord): { hash: string; salt: string } {
      const salt = saltOf(id)
      const line = [id, stock.symbol, inDate, inPrice.toFixed(2), analystOf(list.analyst).certNo, salt].join('|')
      return { hash: createHash('sha256').update(line).digest('hex'), salt }
    },
    /** Reads the secret anew, after the database was emptied. */
    async reload(): Promise<void> {
      secret = await secretOf(db, 'saltSecret')
    },
  }
}
