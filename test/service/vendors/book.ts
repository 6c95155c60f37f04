import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#test/service/database/open.ts'
import { vendorCases } from '#test/service/database/schema.ts'
import type { VendorAnswer, VendorKind, VendorPort } from '#test/service/vendor-port.ts'

const LINK_LIFE = 30 * 60_000
/** After how many queries a late vendor reports: on the fourth. */
const LATE = 3

/** What staff decide; the rest is for the customer behind a link. */
export const DESK: readonly VendorKind[] = ['TRANSFER', 'AUDIT', 'PAYOUT']

export type Case = typeof vendorCases.$inferSelect
export type Outcome = 'DONE' | 'FAILED' | 'ABANDONED'

/** The cases of the vendors, as they keep them. */
export function createBook(db: Database, now: () => number) {
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const idOf = (kind: VendorKind, reference: string) => `${kind} ${reference}`
  const byId = (caseId: string) => db.query.vendorCases.findFirst({ where: eq(vendorCases.caseId, caseId) })
  const open: VendorPort['open'] = async ({ kind, reference, title, amountFen }) => {
    const fresh = { title, amountFen: amountFen ?? null, outcome: null, reason: null, number: null, asksLeft: 0 }
    await db
      .insert(vendorCases)
      .values({ caseId: idOf(kind, reference), kind, reference, ...fresh, at: now() })
      .onConflictDoUpdate({
        target: vendorCases.caseId,
        set: fresh,
        setWhere: inArray(vendorCases.outcome, ['FAILED', 'ABANDONED']),
      })
  }
  return {
    open,
    async link(kind: VendorKind, reference: string, returnUrl: string | null): Promise<string> {
      const key = randomBytes(24).toString('base64url')
      await db
        .update(vendorCases)
        .set({ keyHash: hashOf(key), keyExpireAt: now() + LINK_LIFE, returnUrl })
        .where(eq(vendorCases.caseId, idOf(kind, reference)))
      return `/__vendor/${kind.toLowerCase()}/${key}`
    },
    /** What may be reported; each query brings a delayed answer nearer. */
    async ask(kind: VendorKind, reference: string): Promise<VendorAnswer | null> {
      const found = await byId(idOf(kind, reference))
      if (!found?.outcome || found.outcome === 'ABANDONED') return null
      if (found.asksLeft === 0) return answerOf(found)
      const left = { asksLeft: sql`max(0, ${vendorCases.asksLeft} - 1)` }
      await db.update(vendorCases).set(left).where(eq(vendorCases.caseId, found.caseId))
      return null
    },
    /** The case behind a valid link. */
    behind: (key: string) =>
      db.query.vendorCases.findFirst({
        where: and(eq(vendorCases.keyHash, hashOf(key)), gt(vendorCases.keyExpireAt, now())),
      }),
    byId,
    desk: () =>
      db.query.vendorCases.findMany({
        where: and(inArray(vendorCases.kind, [...DESK]), isNull(vendorCases.outcome)),
      }),
    /** Records the outcome of a case, once, and invalidates its link; null when it has ended before. */
    async end(
      caseId: string,
      outcome: Outcome,
      more: { reason?: string | undefined; late: boolean },
    ): Promise<Case | null> {
      const [row] = await db
        .update(vendorCases)
        .set({
          outcome,
          reason: more.reason ?? null,
          number: randomBytes(14).toString('hex'),
          keyHash: null,
          asksLeft: more.late ? LATE : 0,
        })
        .where(and(eq(vendorCases.caseId, caseId), isNull(vendorCases.outcome)))
        .returning()
      return row ?? null
    },
  }
}

export function answerOf({ kind, reference, outcome, number, amountFen, reason }: Case): VendorAnswer {
  return {
    kind,
    reference,
    outcome: outcome === 'DONE' ? 'DONE' : 'FAILED',
    number: number ?? '',
    ...(amountFen !== null && { amountFen }),
    ...(reason !== null && { reason }),
  }
}
