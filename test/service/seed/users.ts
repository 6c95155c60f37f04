import { said } from '#test/service/trade/refund-words.ts'
import { DAY } from './days.ts'
import type { orders, refunds, users } from '#test/service/database/schema.ts'

type UserRow = typeof users.$inferInsert

interface SeedUser {
  /** What this login demonstrates. */
  shows: string
  mobile: string
  user: Omit<UserRow, 'userId' | 'mobile' | 'avatarUrl' | 'createdAt'>
  orders?: { skuId: string; status: string; payableFen: number; daysAgo: number; endsInDays?: number }[]
  unreadRefunds?: number
}

/**
 * The test logins: mobile number and the SMS code from the log. A guest has no account, an authorized but unregistered
 * visitor is any WeChat identity before it is linked to a number. `days` counts from the service's today.
 */
export const seedUsers = (today: number): readonly SeedUser[] => [
  { shows: '已注册，未测评', mobile: '13800000001', user: { nickName: '新用户0001' } },
  {
    shows: '已购 C101、C105，C106 已到期',
    mobile: '13800000002',
    user: { nickName: '慢慢学🌱', riskLevel: 'C3', evalExpireAt: today + 400 * DAY, certified: true, adviser: 'T001' },
    orders: [
      { skuId: 'K101', status: 'IN_SERVICE', payableFen: 129900, daysAgo: 30, endsInDays: 335 },
      { skuId: 'K105', status: 'IN_SERVICE', payableFen: 99900, daysAgo: 12, endsInDays: 353 },
      { skuId: 'K106', status: 'FINISHED', payableFen: 59900, daysAgo: 400, endsInDays: -35 },
    ],
  },
  {
    shows: '风险承受能力最低类别 C1',
    mobile: '13800000003',
    user: { nickName: '稳一点', riskLevel: 'C1', isLowest: true, evalExpireAt: today + 300 * DAY, certified: true },
  },
  {
    shows: 'C3，测评有效',
    mobile: '13800000004',
    user: { nickName: '阿远', riskLevel: 'C3', evalExpireAt: today + 200 * DAY, certified: true, adviser: 'T003' },
  },
  {
    shows: '有待签署合同与未读退款',
    mobile: '13800000005',
    user: { nickName: '木子', riskLevel: 'C4', evalExpireAt: today + 20 * DAY, certified: true, salesNumber: 'S100' },
    orders: [
      { skuId: 'K110', status: 'WAIT_SIGN', payableFen: 199900, daysAgo: 1 },
      { skuId: 'K103', status: 'REFUNDING', payableFen: 69900, daysAgo: 6 },
    ],
    unreadRefunds: 1,
  },
  {
    shows: '测评已过期',
    mobile: '13800000006',
    user: { nickName: '老徐', riskLevel: 'C2', evalExpireAt: today - 10 * DAY, certified: true },
  },
  {
    shows: 'VIP2',
    mobile: '13800000007',
    user: {
      nickName: '会员示例',
      riskLevel: 'C5',
      evalExpireAt: today + 500 * DAY,
      certified: true,
      vipLevel: 2,
      vipExpireAt: today + 180 * DAY,
      adviser: 'T004',
      salesNumber: 'S200',
    },
    orders: [
      { skuId: 'K110', status: 'IN_SERVICE', payableFen: 199900, daysAgo: 60, endsInDays: 305 },
      { skuId: 'K302', status: 'IN_SERVICE', payableFen: 498000, daysAgo: 40, endsInDays: 140 },
    ],
  },
  {
    shows: '素材库与交易授权白名单',
    mobile: '13800000008',
    user: {
      nickName: '推广示例',
      riskLevel: 'C3',
      evalExpireAt: today + 300 * DAY,
      certified: true,
      salesNumber: 'S100',
    },
  },
  {
    shows: 'C2，测评有效',
    mobile: '13800000009',
    user: { nickName: '小步走', riskLevel: 'C2', evalExpireAt: today + 500 * DAY, certified: true, adviser: 'T001' },
  },
  { shows: '17岁，不可购买', mobile: '13800000010', user: { nickName: '未来可期' } },
  {
    shows: '67岁，测评有效',
    mobile: '13800000011',
    user: { nickName: '老有所学', riskLevel: 'C2', evalExpireAt: today + 600 * DAY, certified: true },
  },
  { shows: '测评答到一半，证件审核被驳回', mobile: '13800000012', user: { nickName: '半程示例', realName: '半示例' } },
  {
    shows: '证件已过期，测评有效',
    mobile: '13800000013',
    user: {
      nickName: '旧证示例',
      realName: '旧示例',
      riskLevel: 'C4',
      evalExpireAt: today + 300 * DAY,
      certified: true,
    },
  },
  {
    shows: '订单的每种状态',
    mobile: '13800000031',
    user: {
      nickName: '订单示例',
      realName: '易示例',
      riskLevel: 'C5',
      evalExpireAt: today + 400 * DAY,
      certified: true,
    },
  },
  {
    shows: '退款的每种状态',
    mobile: '13800000032',
    user: {
      nickName: '退款示例',
      realName: '退示例',
      riskLevel: 'C4',
      evalExpireAt: today + 400 * DAY,
      certified: true,
    },
  },
  {
    shows: '签署已过期、人脸三次未通过、第四次查询才到账、下单后调价',
    mobile: '13800000033',
    user: {
      nickName: '波折示例',
      realName: '波示例',
      riskLevel: 'C5',
      evalExpireAt: today + 400 * DAY,
      certified: true,
    },
  },
]

export interface SeedRows {
  users: UserRow[]
  orders: (typeof orders.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
}

/** The rows a new database begins with. */
export function seedRows(today: number): SeedRows {
  const rows: SeedRows = { users: [], orders: [], refunds: [] }
  for (const { mobile, user, orders: bought = [], unreadRefunds = 0 } of seedUsers(today)) {
    const userId = `U${mobile.slice(-6)}`
    const avatarUrl = `/files/avatars/${userId}.svg`
    rows.users.push({ ...user, userId, mobile, avatarUrl, createdAt: today - 420 * DAY })
    for (const [index, { skuId, status, payableFen, daysAgo, endsInDays }] of bought.entries()) {
      const orderNumber = `D${mobile.slice(-4)}${String(index + 1).padStart(4, '0')}`
      const serviceEndAt = endsInDays === undefined ? null : today + endsInDays * DAY
      const isPaid = status !== 'WAIT_SIGN'
      const createdAt = today - daysAgo * DAY
      rows.orders.push({
        orderNumber,
        userId,
        skuId,
        status,
        amountFen: payableFen,
        payableFen,
        createdAt,
        ...(isPaid ? { paidFen: payableFen, paidAt: createdAt, serviceStartAt: createdAt } : {}),
        ...(isPaid ? {} : { openKey: `${userId} ${skuId}`, payExpireAt: today + 2 * DAY }),
        serviceEndAt,
      })
      if (status !== 'REFUNDING') continue
      rows.refunds.push({
        refundNumber: `F${orderNumber}`,
        orderNumber,
        userId,
        status: 'AUDITING',
        isRead: unreadRefunds === 0,
        openKey: orderNumber,
        applyFen: payableFen,
        reason: '课程内容与预期不符',
        timeline: JSON.stringify([{ at: today, text: said.signed(today) }]),
        lines: JSON.stringify([
          { name: '已付金额', amountFen: payableFen },
          { name: '签约后5个工作日内，不扣减', amountFen: 0 },
          { name: '应退金额', amountFen: payableFen },
        ]),
        createdAt: today,
      })
    }
  }
  return rows
}
