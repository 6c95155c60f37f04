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
  const query = prepared.get(db) ?? prepare(db)
  prepared.set(db, query)
  const counts = await query.get({ userId })
  // Grows when one is deleted.
  return { ...counts, backTestsFree: -(counts?.backTests ?? 0) }
}

/** Prepared, and one statement, since the sweeps read all of them three times in each of their walks. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

function prepare(db: Database) {
  const userId = sql.placeholder('userId')
  const own = db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.userId, userId))
  const evaluated = eq(evaluations.userId, userId)
  const counts = {
    orders: db.$count(orders, eq(orders.userId, userId)),
    parts: db.$count(subOrders, inArray(subOrders.orderNumber, own)),
    coupons: db.$count(coupons, and(eq(coupons.userId, userId), inArray(coupons.status, ['LOCKED', 'USED']))),
    gained: db.$count(coupons, eq(coupons.userId, userId)),
    delays: db.$count(coupons, and(eq(coupons.userId, userId), isNotNull(coupons.delayedTo))),
    gifts: db.$count(giftCoupons, eq(giftCoupons.userId, userId)),
    parcels: db.$count(goodsApplies, eq(goodsApplies.userId, userId)),
    checkIns: db.$count(checkIns, eq(checkIns.userId, userId)),
    points: db.$count(pointEntries, eq(pointEntries.userId, userId)),
    paid: db.$count(payments, and(inArray(payments.orderNumber, own), eq(payments.status, 'PAID'))),
    vouchers: db.$count(payments, and(inArray(payments.orderNumber, own), isNotNull(payments.voucherAt))),
    signed: db.$count(signFlows, and(eq(signFlows.userId, userId), eq(signFlows.status, 'SIGNED'))),
    faced: db.$count(faceChecks, and(eq(faceChecks.userId, userId), eq(faceChecks.status, 'PASS'))),
    refunds: db.$count(refunds, eq(refunds.userId, userId)),
    accounts: db.$count(refunds, and(eq(refunds.userId, userId), isNotNull(refunds.bank))),
    invoices: db.$count(invoices, eq(invoices.userId, userId)),
    complaints: db.$count(complaints, eq(complaints.userId, userId)),
    simulations: db.$count(simulations, eq(simulations.userId, userId)),
    simulationsEnded: db.$count(simulations, and(eq(simulations.userId, userId), isNotNull(simulations.endedAt))),
    backTests: db.$count(simBackTests, eq(simBackTests.userId, userId)),
    feedbacks: db.$count(feedbacks, eq(feedbacks.userId, userId)),
    applied: db.$count(strategyApplies, and(eq(strategyApplies.userId, userId), ne(strategyApplies.status, 'DRAFT'))),
    visits: db.$count(strategyApplies, and(eq(strategyApplies.userId, userId), isNotNull(strategyApplies.feedback))),
    pools: db.$count(poolSubs, eq(poolSubs.userId, userId)),
    notices: db.$count(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    strategyTrials: db.$count(strategySubs, and(eq(strategySubs.userId, userId), isNotNull(strategySubs.couponId))),
    authorized: db.$count(tradeAuthRecords, eq(tradeAuthRecords.userId, userId)),
    cards: db.$count(idCards, eq(idCards.userId, userId)),
    verified: db.$count(faceFlows, and(eq(faceFlows.userId, userId), eq(faceFlows.status, 'PASS'))),
    declarations: db.$count(declarations, eq(declarations.userId, userId)),
    begun: db.$count(evaluations, evaluated),
    reminders: db.$count(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    templates: db.$count(templateSubs, eq(templateSubs.userId, userId)),
    evaluations: db.$count(evaluations, and(evaluated, eq(evaluations.status, 'VALID'))),
    advisers: db.$count(raCustomers, eq(raCustomers.userId, userId)),
    redemptions: db.$count(redemptions, eq(redemptions.userId, userId)),
    bindings: db.$count(unionBindings, eq(unionBindings.userId, userId)),
    trials: db.$count(trials, eq(trials.userId, userId)),
    applies: db.$count(trialApplies, and(eq(trialApplies.userId, userId), eq(trialApplies.status, 'AUDITING'))),
    equities: db.$count(equities, eq(equities.userId, userId)),
    equitiesSigned: db.$count(equities, and(eq(equities.userId, userId), isNotNull(equities.signedAt))),
    equityFeedbacks: db.$count(equities, and(eq(equities.userId, userId), isNotNull(equities.feedback))),
    confirmed: db.$count(evaluations, and(evaluated, isNotNull(evaluations.pdfAt))),
  }
  return db.select(counts).from(users).where(eq(users.userId, userId)).prepare()
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
