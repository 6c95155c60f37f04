import type {
  coupons,
  goodsApplies,
  idCards,
  pointEntries,
  profiles,
  reads,
  whitelist,
} from '#test/service/database/schema.ts'
import { DAY } from './days.ts'

const BUYER = 'U000002'
const PLAIN = 'U000004'
const SIGNING = 'U000005'
/** An expired evaluation, and an expired card. */
const EXPIRED = 'U000006'
const OLD_CARD = 'U000013'
const MEMBER = 'U000007'
/** Has access to materials and a trade authorization. */
const PROMOTER = 'U000008'
const MINOR = 'U000010'

interface AccountRows {
  profiles: (typeof profiles.$inferInsert)[]
  idCards: (typeof idCards.$inferInsert)[]
  whitelist: (typeof whitelist.$inferInsert)[]
  coupons: (typeof coupons.$inferInsert)[]
  goodsApplies: (typeof goodsApplies.$inferInsert)[]
  pointEntries: (typeof pointEntries.$inferInsert)[]
  reads: (typeof reads.$inferInsert)[]
}

const BUYERS_PLACE = {
  id: 'AD0002',
  name: '慢示例',
  mobileMasked: '138****0002',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路 1 号 2 单元 301',
  isDefault: true,
}

/** Initial data of the seeded accounts. */
export function accountRows(today: number): AccountRows {
  return {
    profiles: [
      { userId: BUYER, gender: 'FEMALE', city: '杭州', birthYear: 1988, occupation: '教师' },
      { userId: MEMBER, gender: 'MALE', city: '成都', birthYear: 1979, occupation: '工程师' },
      { userId: MINOR, birthYear: new Date(today).getUTCFullYear() - 17, occupation: '学生' },
    ],
    idCards: [
      card(BUYER, '慢示例', '330***********0028', today + 2000 * DAY, today),
      card(SIGNING, '木示例', '440***********0056', today + 900 * DAY, today),
      card(OLD_CARD, '旧示例', '310***********0013', today - 15 * DAY, today),
      card('U000031', '易示例', '320***********0311', today + 2000 * DAY, today),
      card('U000032', '退示例', '320***********0322', today + 2000 * DAY, today),
      card('U000033', '波示例', '320***********0333', today + 2000 * DAY, today),
      card(MEMBER, '会示例', '510***********0031', today + 3000 * DAY, today),
    ],
    whitelist: [
      { userId: PROMOTER, feature: 'PROMOTION' },
      { userId: PROMOTER, feature: 'TRADE_AUTH' },
      { userId: PROMOTER, feature: 'REHEARSAL' },
    ],
    // Long ago, yesterday, and the day before.
    reads: [
      { userId: MEMBER, place: 'CH1', at: today - 60 * DAY },
      { userId: MEMBER, place: 'CH2', at: today - DAY },
      { userId: BUYER, place: 'CH1', at: today - 2 * DAY },
    ],
    coupons: couponRows(today),
    goodsApplies: [
      {
        id: 'GA0002',
        userId: BUYER,
        giftNumber: 'G101',
        address: JSON.stringify(BUYERS_PLACE),
        status: 'SENT',
        express: '示例快递 SF0000000002',
        createdAt: today - 9 * DAY,
      },
      { id: 'PZ01', userId: BUYER, giftNumber: 'G104', status: 'WAIT_ADDRESS', createdAt: today - 10 * DAY },
      {
        id: 'PZ02',
        userId: BUYER,
        giftNumber: 'G105',
        address: JSON.stringify(BUYERS_PLACE),
        status: 'SENT',
        express: '示例快递 SF0000000001',
        createdAt: today - 25 * DAY,
      },
    ],
    pointEntries: Array.from({ length: 21 }, (_, index) => ({
      userId: MEMBER,
      cause: `LESSON ${index + 1}`,
      title: '完成一节课',
      amount: 10,
      status: 'DONE' as const,
      at: today - (index + 1) * DAY + 20 * 3600_000,
    })),
  }
}

function card(userId: string, ocrName: string, idMasked: string, validTo: number, today: number) {
  return { userId, frontKey: null, backKey: null, ocrName, idMasked, validTo, at: today - 60 * DAY }
}

/** Every state of a coupon for the buyer, one locked by an order, and what the member may draw on. */
function couponRows(today: number): AccountRows['coupons'] {
  const coupon = (
    couponId: string,
    userId: string,
    planNumber: string,
    more: { status?: 'UNUSED' | 'LOCKED' | 'USED'; daysAgo?: number; orderNumber?: string; usedAt?: number } = {},
  ) => {
    const startAt = today - (more.daysAgo ?? 3) * DAY
    return {
      couponId,
      userId,
      planNumber,
      status: more.status ?? ('UNUSED' as const),
      orderNumber: more.orderNumber ?? null,
      startAt,
      endAt: startAt + 30 * DAY,
      usedAt: more.usedAt ?? null,
      createdAt: startAt,
    }
  }
  return [
    coupon('Q0002001', BUYER, 'CP102'),
    coupon('Q0002002', BUYER, 'CP101', {
      status: 'USED',
      daysAgo: 13,
      orderNumber: 'D00020002',
      usedAt: today - 12 * DAY,
    }),
    coupon('Q0002003', BUYER, 'CP105', { daysAgo: 80 }),
    coupon('Q0002004', BUYER, 'DP101', { orderNumber: 'D00020001' }),
    coupon('Q0002005', BUYER, 'DD101', { orderNumber: 'D00020002', daysAgo: 12 }),
    coupon('Q0002006', BUYER, 'SP101', { status: 'USED', daysAgo: 50, usedAt: today - 47 * DAY }),
    coupon('Q0004001', PLAIN, 'SP101'),
    coupon('Q0006001', EXPIRED, 'SP101'),
    coupon('Q0005001', SIGNING, 'CP101', { status: 'LOCKED', orderNumber: 'D00050001' }),
    coupon('Q0007001', MEMBER, 'DP101', { orderNumber: 'D00070001' }),
    coupon('Q0007002', MEMBER, 'DD101', { orderNumber: 'D00070001' }),
    coupon('Q0007003', MEMBER, 'CP101'),
    coupon('Q0007004', MEMBER, 'SP101'),
  ]
}
