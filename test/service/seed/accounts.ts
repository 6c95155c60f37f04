import type { InArgs } from '@libsql/client'
import type { Database, Statement } from '#test/service/database/open.ts'
import {
  coupons,
  declarations,
  equities,
  evaluations,
  faceChecks,
  goodsApplies,
  idCards,
  orders,
  payments,
  pointEntries,
  profiles,
  raCustomers,
  reads,
  refunds,
  signFlows,
  simBackTests,
  simulations,
  strategyApplies,
  strategySubs,
  subOrders,
  tradeAuthRecords,
  tradeAuths,
  trialApplies,
  trials,
  users,
  vendorCases,
  verifications,
  whitelist,
} from '#test/service/database/schema.ts'
import { accountRows } from './account-rows.ts'
import { serviceRows } from './service-rows.ts'
import { strategyRows } from './strategy/strategy-rows.ts'
import { suitabilityRows } from './suitability-rows.ts'
import { tradeRows } from './trade-rows.ts'
import { seedRows } from './users.ts'

/** Of the last day asked for: tests begin thousands of times on one day, and writing these costs as much as running them. */
let last: { day: number; statements: readonly Statement[] } | undefined

/** What fills a database with the accounts it begins with; existing ones are not changed. */
export function accountsAt(day: number, db: Database): readonly Statement[] {
  if (last?.day !== day) last = { day, statements: statementsFor(day, db) }
  return last.statements
}

function statementsFor(day: number, db: Database): Statement[] {
  const rows = seedRows(day)
  const trade = tradeRows(day)
  const kept = accountRows(day)
  const suited = suitabilityRows(rows.users, kept.idCards, day)
  const followed = strategyRows(day)
  const served = serviceRows(day)
  return [
    db.insert(users).values(rows.users),
    db.insert(orders).values(rows.orders),
    db.insert(refunds).values(rows.refunds),
    db.insert(orders).values(trade.orders),
    db.insert(subOrders).values(trade.subOrders),
    db.insert(payments).values(trade.payments),
    db.insert(refunds).values(trade.refunds),
    db.insert(signFlows).values(trade.signFlows),
    db.insert(faceChecks).values(trade.faceChecks),
    db.insert(vendorCases).values(trade.vendorCases),
    db.insert(profiles).values(kept.profiles),
    db.insert(idCards).values(kept.idCards),
    db.insert(whitelist).values(kept.whitelist),
    db.insert(coupons).values(kept.coupons),
    db.insert(goodsApplies).values(kept.goodsApplies),
    db.insert(pointEntries).values(kept.pointEntries),
    db.insert(reads).values(kept.reads),
    db.insert(declarations).values(suited.declarations),
    db.insert(evaluations).values(suited.evaluations),
    db.insert(verifications).values(suited.verifications),
    db.insert(strategySubs).values(followed.strategySubs),
    db.insert(simulations).values(followed.simulations),
    db.insert(simBackTests).values(followed.simBackTests),
    db.insert(strategyApplies).values(followed.strategyApplies),
    db.insert(trials).values(served.trials),
    db.insert(trialApplies).values(served.trialApplies),
    db.insert(equities).values(served.equities),
    db.insert(raCustomers).values(served.raCustomers),
    db.insert(tradeAuths).values(served.tradeAuths),
    db.insert(tradeAuthRecords).values(served.tradeAuthRecords),
  ].map((insert) => {
    const { sql, params } = insert.onConflictDoNothing().toSQL()
    return { sql, args: params as InArgs } // mapped to what SQLite stores
  })
}
