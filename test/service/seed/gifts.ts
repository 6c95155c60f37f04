/** Gifts: physical and digital ones. There is no reward for sharing. */
interface SeedGift {
  number: string
  name: string
  needAddress: boolean
  /** How many there are; unset: not counted. */
  quota?: number
  /** The required purchase; unset: any registered customer. */
  skuIds?: readonly string[]
  /** What it opens on receipt. */
  words: readonly string[]
}

export const gifts: readonly SeedGift[] = [
  {
    number: 'G101',
    name: '《公司年报怎么读》纸质手册',
    needAddress: true,
    quota: 200,
    skuIds: ['K105', 'K110'],
    words: ['96 页，附三张报表对照表', '随书附练习，不含任何个股建议'],
  },
  { number: 'G102', name: '交易规则速查卡（电子版）', needAddress: false, words: ['交易时间、涨跌幅、费用一页看完'] },
  { number: 'G103', name: '投教日历', needAddress: true, quota: 0, words: ['每日一条投资者权益小知识'] },
  { number: 'G104', name: '投教笔记本', needAddress: true, quota: 0, words: ['每页一条规则小知识'] },
  { number: 'G105', name: '帆布袋', needAddress: true, quota: 0, words: ['装得下一份年报'] },
]

export const activities = [
  {
    number: 'PA01',
    name: '学习积分',
    rule: '每笔已付款的课程订单可发放一次积分，积分仅用于兑换学习用品。',
    points: 100,
    startsInDays: -60,
    endsInDays: 120,
  },
  {
    number: 'PA02',
    name: '去年的积分活动',
    rule: '活动已结束。',
    points: 50,
    startsInDays: -400,
    endsInDays: -100,
  },
] as const

export const noticeKinds = [
  { kind: 'LIVE', name: '直播开播', templateId: 'TM01', on: true },
  { kind: 'POOL', name: '股池变动', templateId: 'TM02', on: false },
  { kind: 'CASE', name: '案例变动', templateId: 'TM03', on: false },
  { kind: 'ORDER', name: '订单与合同', templateId: 'TM04', on: true },
  { kind: 'REFUND', name: '退款进度', templateId: 'TM05', on: true },
  { kind: 'NOTICE', name: '公司公告', on: true },
  { kind: 'MARKETING', name: '活动与优惠', on: false },
] as const

export const REWARD_RULES =
  '<p>奖励来自学习与活动：签到、完成订单后的学习积分等。</p><ul><li>签到每天 5 分，连续 7 天当天另加 10 分。</li><li>积分仅用于兑换学习用品，不能折算为现金，也不与推广、销售挂钩。</li></ul>'
