import { and, count, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
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
import type { Deps } from '#test/service/deps.ts'

/** How many of each thing the books have of a customer: what was really done, however often it was asked for. */
export async function ledgerOf(userId: string, { db }: Deps) {
  const rows = async (table: SQLiteTable, where: SQL | undefined) =>
    (await db.select({ n: count() }).from(table).where(where))[0]?.n ?? 0
  const own = db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.userId, userId))
  const evaluated = eq(evaluations.userId, userId)
  return {
    orders: await rows(orders, eq(orders.userId, userId)),
    parts: await rows(subOrders, inArray(subOrders.orderNumber, own)),
    coupons: await rows(coupons, and(eq(coupons.userId, userId), inArray(coupons.status, ['LOCKED', 'USED']))),
    gained: await rows(coupons, eq(coupons.userId, userId)),
    delays: await rows(coupons, and(eq(coupons.userId, userId), isNotNull(coupons.delayedTo))),
    gifts: await rows(giftCoupons, eq(giftCoupons.userId, userId)),
    parcels: await rows(goodsApplies, eq(goodsApplies.userId, userId)),
    checkIns: await rows(checkIns, eq(checkIns.userId, userId)),
    points: await rows(pointEntries, eq(pointEntries.userId, userId)),
    paid: await rows(payments, and(inArray(payments.orderNumber, own), eq(payments.status, 'PAID'))),
    vouchers: await rows(payments, and(inArray(payments.orderNumber, own), isNotNull(payments.voucherAt))),
    signed: await rows(signFlows, and(eq(signFlows.userId, userId), eq(signFlows.status, 'SIGNED'))),
    faced: await rows(faceChecks, and(eq(faceChecks.userId, userId), eq(faceChecks.status, 'PASS'))),
    refunds: await rows(refunds, eq(refunds.userId, userId)),
    accounts: await rows(refunds, and(eq(refunds.userId, userId), isNotNull(refunds.bank))),
    invoices: await rows(invoices, eq(invoices.userId, userId)),
    complaints: await rows(complaints, eq(complaints.userId, userId)),
    simulations: await rows(simulations, eq(simulations.userId, userId)),
    simulationsEnded: await rows(simulations, and(eq(simulations.userId, userId), isNotNull(simulations.endedAt))),
    backTests: await rows(simBackTests, eq(simBackTests.userId, userId)),
    /** Grows when one is deleted. */
    backTestsFree: -(await rows(simBackTests, eq(simBackTests.userId, userId))),
    feedbacks: await rows(feedbacks, eq(feedbacks.userId, userId)),
    applied: await rows(strategyApplies, and(eq(strategyApplies.userId, userId), ne(strategyApplies.status, 'DRAFT'))),
    visits: await rows(strategyApplies, and(eq(strategyApplies.userId, userId), isNotNull(strategyApplies.feedback))),
    pools: await rows(poolSubs, eq(poolSubs.userId, userId)),
    notices: await rows(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    strategyTrials: await rows(strategySubs, and(eq(strategySubs.userId, userId), isNotNull(strategySubs.couponId))),
    authorized: await rows(tradeAuthRecords, eq(tradeAuthRecords.userId, userId)),
    cards: await rows(idCards, eq(idCards.userId, userId)),
    verified: await rows(faceFlows, and(eq(faceFlows.userId, userId), eq(faceFlows.status, 'PASS'))),
    declarations: await rows(declarations, eq(declarations.userId, userId)),
    begun: await rows(evaluations, evaluated),
    reminders: await rows(noticeSubs, and(eq(noticeSubs.userId, userId), eq(noticeSubs.on, true))),
    templates: await rows(templateSubs, eq(templateSubs.userId, userId)),
    evaluations: await rows(evaluations, and(evaluated, eq(evaluations.status, 'VALID'))),
    advisers: await rows(raCustomers, eq(raCustomers.userId, userId)),
    redemptions: await rows(redemptions, eq(redemptions.userId, userId)),
    bindings: await rows(unionBindings, eq(unionBindings.userId, userId)),
    trials: await rows(trials, eq(trials.userId, userId)),
    applies: await rows(trialApplies, and(eq(trialApplies.userId, userId), eq(trialApplies.status, 'AUDITING'))),
    equities: await rows(equities, eq(equities.userId, userId)),
    equitiesSigned: await rows(equities, and(eq(equities.userId, userId), isNotNull(equities.signedAt))),
    equityFeedbacks: await rows(equities, and(eq(equities.userId, userId), isNotNull(equities.feedback))),
    confirmed: await rows(evaluations, and(evaluated, isNotNull(evaluations.pdfAt))),
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
