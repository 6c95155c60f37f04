import { DAY } from './days.ts'

/** Coupon templates; days count from the service's today. */
export interface CouponPlan {
  planNumber: string
  name: string
  kind: 'CASH' | 'DISCOUNT' | 'DELAY' | 'STRATEGY' | 'VIP' | 'DD'
  valueFen?: number
  discountRate?: number
  thresholdFen?: number
  scopeText: string
  /** Unset: any. */
  skuIds?: readonly string[]
  /** How many there are; unset: the customer cannot claim it, it is granted. */
  quota?: number
  startAt: number
  endAt: number
  /** How many days a coupon is valid. */
  lifeDays: number
  /** By how many days a service is delayed. */
  delayDays?: number
}

export const couponPlans = (today: number): readonly CouponPlan[] => {
  const running = { startAt: today - 20 * DAY, endAt: today + 60 * DAY - 1, lifeDays: 30 }
  return [
    {
      planNumber: 'CP101',
      name: '课程立减券',
      kind: 'CASH',
      valueFen: 10000,
      thresholdFen: 50000,
      scopeText: '全部付费课程可用，满 500 元可用',
      quota: 1000,
      ...running,
    },
    {
      planNumber: 'CP102',
      name: '股票入门九折券',
      kind: 'DISCOUNT',
      discountRate: 0.9,
      scopeText: '仅限《股票入门》系列课程',
      skuIds: ['K101', 'K103'],
      quota: 200,
      ...running,
    },
    {
      planNumber: 'CP103',
      name: '体验立减券',
      kind: 'CASH',
      valueFen: 2000,
      scopeText: '全部付费课程可用',
      quota: 0,
      ...running,
    },
    {
      planNumber: 'CP104',
      name: '财报季立减券',
      kind: 'CASH',
      valueFen: 5000,
      thresholdFen: 30000,
      scopeText: '仅限《财报与估值》系列课程',
      quota: 500,
      startAt: today + 7 * DAY,
      endAt: today + 37 * DAY - 1,
      lifeDays: 30,
    },
    {
      planNumber: 'CP105',
      name: '年初学习券',
      kind: 'CASH',
      valueFen: 3000,
      scopeText: '全部付费课程可用',
      quota: 500,
      startAt: today - 90 * DAY,
      endAt: today - 30 * DAY,
      lifeDays: 30,
    },
    {
      planNumber: 'DP101',
      name: '服务延期券',
      kind: 'DELAY',
      delayDays: 30,
      scopeText: '为指定订单延长 30 天服务期',
      ...running,
    },
    { planNumber: 'DD101', name: '随单学习资料券', kind: 'DD', scopeText: '随订单赠送，激活后生效', ...running },
    {
      planNumber: 'SP101',
      name: '策略体验券',
      kind: 'STRATEGY',
      scopeText: '可体验指定策略 7 天，需完成风险测评',
      ...running,
    },
    { planNumber: 'VP101', name: '会员体验券', kind: 'VIP', scopeText: '可体验银卡会员服务 7 天', ...running },
  ]
}

/** The plan behind the VIP trial. */
export const vipTrial = {
  templateId: 'VT01',
  planNumber: 'VP101',
  name: '银卡会员体验',
  days: 7,
  quota: 300,
  agreementUrl: '/userPolicy',
}
