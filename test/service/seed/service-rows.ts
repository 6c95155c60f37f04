import type {
  equities,
  raCustomers,
  tradeAuthRecords,
  tradeAuths,
  trialApplies,
  trials,
} from '#test/service/database/schema.ts'
import { DAY } from './days.ts'

const BUYER = 'U000002'
const MEMBER = 'U000007'

interface ServiceRows {
  trials: (typeof trials.$inferInsert)[]
  trialApplies: (typeof trialApplies.$inferInsert)[]
  equities: (typeof equities.$inferInsert)[]
  raCustomers: (typeof raCustomers.$inferInsert)[]
  tradeAuths: (typeof tradeAuths.$inferInsert)[]
  tradeAuthRecords: (typeof tradeAuthRecords.$inferInsert)[]
}

/** A finished trial, a rejected application, an active entitlement and adviser's record, a closed authorization. */
export function serviceRows(today: number): ServiceRows {
  const auth = { userId: MEMBER, channel: 'H5' }
  return {
    trials: [{ userId: MEMBER, code: 'TS101', at: today - 20 * DAY, expireAt: today - 13 * DAY }],
    trialApplies: [
      {
        userId: MEMBER,
        code: 'TS103',
        status: 'REJECTED',
        reason: '想了解行业轮动',
        rejectReason: '本期名额已满，可下期再申请',
        at: today - 3 * DAY,
      },
    ],
    equities: [
      {
        id: 'EQ000007001',
        userId: MEMBER,
        n: 1,
        brokerId: 'B01',
        accountTail4: '0007',
        proofKey: '',
        status: 'APPROVED',
        at: today - 50 * DAY,
        signedAt: today - 49 * DAY,
      },
    ],
    raCustomers: [
      { userId: BUYER, recordNo: 'RA000002', openAt: today - 30 * DAY },
      { userId: MEMBER, recordNo: 'RA000007', openAt: today - 60 * DAY },
    ],
    tradeAuths: [{ userId: MEMBER, openAt: today - 90 * DAY, closedAt: today - 30 * DAY }],
    tradeAuthRecords: [
      { ...auth, action: 'OPEN', result: '已开通', at: today - 90 * DAY },
      { ...auth, action: 'CLOSE', result: '已按本人申请关闭', at: today - 30 * DAY },
    ],
  }
}
