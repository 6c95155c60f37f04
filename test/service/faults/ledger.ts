import { and, count, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  cancellations,
  checkIns,
  complaints,
  coupons,
  declarations,
  equities,
  evaluations,
  faceChecks,
  faceFlows,
  feedbacks,
  giftCoupons,
  goodsApplies,
  idCards,
  invoices,
  leads,
  noticeSubs,
  orders,
  payments,
  pointEntries,
  poolSubs,
  raCustomers,
  redemptions,
  refunds,
  signFlows,
  simBackTests,
  simulations,
  strategyApplies,
  strategySubs,
  subOrders,
  templateSubs,
  tradeAuthRecords,
  trialApplies,
  trials,
  unionBindings,
  users,
} from '#test/service/database/schema.ts'
import type { Database } from '#test/service/database/open.ts'
import type { Deps } from '#test/service/deps.ts'

/** How many of each thing the books have of a customer: what was really done, however often it was asked for. */
export async function ledgerOf(userId: string, { db }: Deps): Promise<Record<string, number>> {
  const queries = prepared.get(db) ?? prepare(db)
  prepared.set(db, queries)
  const counts: Record<string, number> = {}
  for (const [name, query] of Object.entries(queries)) counts[name] = (await query.get({ userId }))?.n ?? 0
  // Grows when one is deleted.
  counts['backTestsFree'] = -(counts['backTests'] ?? 0)
  return counts
}

/** Prepared, since the sweeps read all of them twice in each of their walks. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

function prepare(db: Database) {
  const userId = sql.placeholder('userId')
  const rows = (table: SQLiteTable, where: SQL | undefined) =>
    db.select({ n: count() }).from(table).where(where).prepare()
  const own = db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.userId, userId))
  const evaluated = eq(evaluations.userId, userId)
  return {
    orders: rows(orders, eq(orders.userId, userId)),
    parts: rows(subOrders, inArray(subOrders.orderNumber, own)),
    coupons: rows(coupons, and(eq(coupons.userId, userId), inArray(coupons.status, ['LOCKED', 'USED']))),
    gained: rows(coupons, eq(coupons.userId, userId)),
    delays: rows(coupons, and(eq(coupons.userId, userId), isNotNull(coupons.delayedTo))),
    gifts: rows(giftCoupons, eq(giftCoupons.userId, userId)),
    parcels: rows(goodsApplies, eq(goodsApplies.userId, userId)),
    checkIns: rows(checkIns, eq(checkIns.userId, userId)),
    points: rows(pointEntries, eq(pointEntries.userId, userId)),
    paid: rows(payments, and(inArray(payments.orderNumber, own), eq(payments.status, 'PAID'))),
    vouchers: rows(payments, and(inArray(payments.orderNumber, own), isNotNull(payments.voucherAt))),
    signed: rows(signFlows, and(eq(signFlows.userId, userId), eq(signFlows.status, 'SIGNED'))),
    faced: rows(faceChecks, and(eq(faceChecks.userId, userId), eq(faceChecks.status, 'PASS'))),
    refunds: rows(refunds, eq(refunds.userId, userId)),
    accounts: rows(refunds, and(eq(refunds.userId, userId), isNotNull(refunds.bank))),
    invoices: rows(invoices, eq(invoices.userId, userId)),
    complaints: rows(complaints, eq(complaints.userId, userId)),
    simulations: rows(simulations, eq(simulations.userId, userId)),
    simulationsEnded: rows(simulations, and(eq(simulations.userId, userId), isNotNull(simulations.endedAt))),
    backTests: rows(simBackTests, eq(simBackTests.userId, userId)),
    feedbacks: rows(feedbacks, eq(feedbacks.userId, userId)),
    applied: rows(strategyApplies, and(eq(strategyApplies.userId, userId), ne(strategyApplies.status, 'DRAFT'))),
    visits: rows(strategyApplies, and(eq(strategyApplies.userId, userId), isNotNull(strategyApplies.feedback))),
    pools: rows(poolSubs, eq(poolSubs.userId, userId)),
    notices: rows(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    strategyTrials: rows(strategySubs, and(eq(strategySubs.userId, userId), isNotNull(strategySubs.couponId))),
    authorized: rows(tradeAuthRecords, eq(tradeAuthRecords.userId, userId)),
    cards: rows(idCards, eq(idCards.userId, userId)),
    verified: rows(faceFlows, and(eq(faceFlows.userId, userId), eq(faceFlows.status, 'PASS'))),
    declarations: rows(declarations, eq(declarations.userId, userId)),
    begun: rows(evaluations, evaluated),
    reminders: rows(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    templates: rows(templateSubs, eq(templateSubs.userId, userId)),
    evaluations: rows(evaluations, and(evaluated, eq(evaluations.status, 'VALID'))),
    advisers: rows(raCustomers, eq(raCustomers.userId, userId)),
    redemptions: rows(redemptions, eq(redemptions.userId, userId)),
    bindings: rows(unionBindings, eq(unionBindings.userId, userId)),
    trials: rows(trials, eq(trials.userId, userId)),
    applies: rows(trialApplies, and(eq(trialApplies.userId, userId), eq(trialApplies.status, 'AUDITING'))),
    equities: rows(equities, eq(equities.userId, userId)),
    equitiesSigned: rows(equities, and(eq(equities.userId, userId), isNotNull(equities.signedAt))),
    equityFeedbacks: rows(equities, and(eq(equities.userId, userId), isNotNull(equities.feedback))),
    confirmed: rows(evaluations, and(evaluated, isNotNull(evaluations.pdfAt))),
  }
}

/** What the books have of a number, whether or not it has an account, and how many accounts were closed. */
export async function registered(mobile: string, { db }: Deps) {
  const rows = async (table: SQLiteTable, where?: SQL) =>
    (await db.select({ n: count() }).from(table).where(where))[0]?.n ?? 0
  return {
    accounts: await rows(users, eq(users.mobile, mobile)),
    leads: await rows(leads, eq(leads.mobile, mobile)),
    cancellations: await rows(cancellations),
  }
}
