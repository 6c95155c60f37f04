/** Strategies that are sold together. */
export const packages = [
  {
    packageId: 'PK01',
    name: '稳健组合包',
    coverUrl: '/files/covers/PK01.svg',
    strategyIds: ['ST02', 'ST05'],
    priceFen: 268000,
    serviceDays: 365,
    skuId: 'K311',
  },
  {
    packageId: 'PK02',
    name: '示例策略组合套餐（年度）',
    coverUrl: '/files/covers/PK02.svg',
    strategyIds: ['ST01', 'ST03', 'ST07'],
    priceFen: 1280000,
    serviceDays: 365,
    skuId: 'K501',
  },
] as const

/** What a strategy coupon opens; at most R3. */
export const trial = {
  planNumber: 'SP101',
  days: 7,
  strategyIds: ['ST01', 'ST02', 'ST06'],
  agreement: { name: '策略体验服务协议', url: '/userPolicy' },
} as const
