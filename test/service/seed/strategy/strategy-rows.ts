import type { simBackTests, simulations, strategyApplies, strategySubs } from '#test/service/database/schema.ts'
import { DAY } from '#test/service/seed/days.ts'
import { dateOf, isTradingDay } from '#test/service/seed/market/calendar.ts'

const BUYER = 'U000002'
const LOWEST = 'U000003'
const PLAIN = 'U000004'
const SIGNING = 'U000005'
const EXPIRED = 'U000006'
const MEMBER = 'U000007'

const NOON = 12 * 3600_000

interface StrategyRows {
  strategySubs: (typeof strategySubs.$inferInsert)[]
  simulations: (typeof simulations.$inferInsert)[]
  simBackTests: (typeof simBackTests.$inferInsert)[]
  strategyApplies: (typeof strategyApplies.$inferInsert)[]
}

/** The seeded accounts' use of strategies: every subscription, every state. */
export function strategyRows(today: number): StrategyRows {
  const sub = (id: string, userId: string, strategyId: string, fromDays: number, toDays: number) => ({
    id,
    userId,
    strategyId,
    openAt: today - fromDays * DAY + 10 * 3600_000,
    expireAt: today + toDays * DAY,
    couponId: null,
  })
  const apply = (
    id: string,
    userId: string,
    strategyId: string,
    status: 'DRAFT' | 'WAIT_SIGN' | 'SIGNED' | 'REJECTED',
    daysAgo: number,
  ) => ({ id, userId, strategyId, status, at: today - daysAgo * DAY + 11 * 3600_000 })
  const signed = (id: string, strategyId: string, daysAgo: number) => {
    const signedAt = today - daysAgo * DAY + NOON
    return { ...apply(id, MEMBER, strategyId, 'SIGNED', daysAgo), signedAt, auditedAt: signedAt + 3600_000 }
  }
  const test = (id: string, from: string, daysAgo: number) => {
    const createdAt = today - daysAgo * DAY + 14 * 3600_000
    return {
      id,
      userId: MEMBER,
      name: `示例回测${id.slice(-1)}`,
      templateId: 'TP01',
      from,
      to: lastTradingDay(today - 30 * DAY),
      capitalFen: 100_000_000,
      feeRate: 0.00025,
      slippageRate: 0.001,
      createdAt,
      startAt: createdAt,
      finishAt: createdAt + 4000,
    }
  }
  return {
    strategySubs: [
      sub('CS0701', MEMBER, 'ST01', 120, 60),
      sub('CS0702', MEMBER, 'ST03', 60, 300),
      sub('CS0703', MEMBER, 'ST04', 200, 165),
      sub('CS0704', MEMBER, 'ST02', 300, -120),
      sub('CS0201', BUYER, 'ST01', 170, 5),
      sub('CS0601', EXPIRED, 'ST02', 90, 90),
      { ...sub('CS0202', BUYER, 'ST02', 47, -40), couponId: 'Q0002006' },
    ],
    simulations: [
      {
        simId: 'SM0701',
        userId: MEMBER,
        passagewayId: 'ST03-A',
        capitalFen: 50_000_000,
        startAt: today - 90 * DAY + 10 * 3600_000,
        running: MEMBER,
      },
      {
        simId: 'SM0201',
        userId: BUYER,
        passagewayId: 'ST01-A',
        capitalFen: 20_000_000,
        startAt: today - 160 * DAY + 10 * 3600_000,
        endedAt: today - 60 * DAY + 10 * 3600_000,
      },
    ],
    simBackTests: [test('BT0701', dateOf(today - 500 * DAY), 8), test('BT0702', '2020-01-02', 7)],
    strategyApplies: [
      apply('AP0401', PLAIN, 'ST01', 'DRAFT', 1),
      apply('AP0301', LOWEST, 'ST03', 'DRAFT', 1),
      apply('AP0201', BUYER, 'ST06', 'WAIT_SIGN', 2),
      // Stays under review by staff, so that this state can be seen.
      { ...apply('AP0501', SIGNING, 'ST03', 'SIGNED', 1), signedAt: today - DAY + NOON, auditedAt: today + 400 * DAY },
      { ...apply('AP0202', BUYER, 'ST01', 'REJECTED', 200), rejectReason: '证件照片不清晰，请更新后重新提交' },
      signed('AP0701', 'ST06', 20),
      signed('AP0702', 'ST05', 300),
      apply('AP0703', MEMBER, 'ST07', 'WAIT_SIGN', 1),
    ],
  }
}

function lastTradingDay(from: number): string {
  let at = from
  while (!isTradingDay(at)) at -= DAY
  return dateOf(at)
}
