/** Partners' codes, chains, rules and notices of the desk. */

export const partners = [
  { code: 'UNION2026A', partner: '示例商城', benefits: ['交易规则速查卡一份', '线下投教沙龙报名资格'] },
  { code: 'UNION2026B', partner: '示例商城', benefits: ['《公司年报怎么读》电子版'] },
  { code: 'UNION2026C', partner: '示例书店', benefits: ['投教专区书单'] },
] as const

export const chains = [
  {
    id: 'CH01',
    name: '食品产业链',
    stage: '成熟',
    nodes: [
      { name: '农产品原料', level: 'UP', plateId: 'P12' },
      { name: '食品加工', level: 'MID', plateId: 'P01' },
      { name: '交通物流', level: 'DOWN', plateId: 'P05' },
    ],
  },
  {
    id: 'CH02',
    name: '家用电器产业链',
    stage: '成熟',
    nodes: [
      { name: '电子元件', level: 'UP', plateId: 'P10' },
      { name: '机械设备', level: 'MID', plateId: 'P07' },
      { name: '整机制造', level: 'DOWN', plateId: 'P06' },
    ],
  },
] as const

export const selections = [
  {
    code: 'SEL01',
    name: '稳定分红观察',
    rule: '连续三年有现金分红、资产负债率低于同业中位数。结果由规则筛出，仅供学习参考，不构成投资建议。',
    plateId: 'P08',
    reason: '符合分红与负债两项规则；行业景气变化可能使结果失效',
  },
] as const

/** Which practitioners a channel shows. */
export const channels = new Map([
  ['BASIC', ['T001', 'T005']],
  ['REPORT', ['T002']],
  ['ALLOCATION', ['T003']],
  ['TOOL', ['T004']],
])

export const vipNotices = [
  { text: '会员专栏《研究札记》每月第一个交易日更新', daysAgo: 2 },
  { text: '本月财报研读圈答疑安排已发布，会员等级不代表更好的投资结果', daysAgo: 9 },
] as const

export const KF = 'https://work.weixin.qq.com/kfid/example'
