import type { RiskLevel } from './records.ts'

/** A list of stocks that are followed. */
export interface PoolList {
  id: string
  name: string
  analyst: string
  /** Unset: not rated, so it suits no one. */
  riskLevel?: RiskLevel
  /** The purchase required to see it; unset: a valid evaluation is enough. */
  skuId?: string
  rule: string
  /** How many records it has. */
  count: number
}

/** Kinds of cases. */
export const kinds = [
  { l1Id: 'L101', name: '财报复盘' },
  { l1Id: 'L102', name: '行业轮动' },
  { l1Id: 'L103', name: '事件跟踪' },
] as const

/** The channels of cases. */
export const channels: readonly (PoolList & { l1Id: string })[] = [
  {
    id: 'CC01',
    l1Id: 'L101',
    name: '财报复盘案例',
    analyst: 'T003',
    riskLevel: 'R3',
    skuId: 'K301',
    rule: '入池前写明依据、失效条件与观察期，到期或失效即移出，全部记录公开复盘。',
    count: 24,
  },
  {
    id: 'CC02',
    l1Id: 'L102',
    name: '行业轮动案例',
    analyst: 'T001',
    riskLevel: 'R4',
    skuId: 'K302',
    rule: '按行业库存与价格的变化选取，同一行业不超过两只，持有期内每周复核。',
    count: 21,
  },
  {
    id: 'CC03',
    l1Id: 'L103',
    name: '事件跟踪案例',
    analyst: 'T004',
    riskLevel: 'R4',
    skuId: 'K302',
    rule: '只跟踪已公告的事件，不使用未公开信息；事件落地即移出。',
    count: 20,
  },
]

/** The columns of advised stocks. */
export const columns: readonly PoolList[] = [
  {
    id: 'RC01',
    name: '稳健观察池',
    analyst: 'T003',
    riskLevel: 'R3',
    rule: '现金流与分红达标、波动低于市场中位数的股票；每季复核一次，不达标即移出。',
    count: 22,
  },
  {
    id: 'RC02',
    name: '行业轮动池',
    analyst: 'T001',
    riskLevel: 'R4',
    skuId: 'K302',
    rule: '行业景气回升阶段的代表公司；每两周复核一次，建议均有有效期。',
    count: 26,
  },
  {
    id: 'RC03',
    name: '评级更新中的观察池',
    analyst: 'T005',
    rule: '风险等级评定完成前不展示个股。',
    count: 0,
  },
]
