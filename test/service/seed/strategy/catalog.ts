import type { PlateId } from '#test/service/seed/market/plates.ts'
import type { RuleName } from './rules.ts'

export type Line = 'STD' | 'CD' | 'QT'

/** A variant of a strategy: how many stocks it holds, how many customers it takes and has. */
interface ChannelSeed {
  name: string
  slots: number
  capacity: number
  used: number
  /** Initial capital of its model account; one million yuan by default. */
  capitalFen?: number
}

export interface StrategySeed {
  strategyId: string
  number: string
  name: string
  riskLevel: 'R1' | 'R2' | 'R3' | 'R4' | 'R5'
  rule: RuleName
  analysts: readonly string[]
  /** Its stocks: the first of these sectors, or the funds. */
  universe: { name: string; plates: readonly PlateId[] | 'FUNDS'; count: number }
  /** The day its record begins. */
  launch: string
  line: Line
  /** What opens it, its price and how many days. */
  skuId: string
  priceFen: number
  serviceDays: number
  channels: readonly [ChannelSeed, ...ChannelSeed[]]
  /** Its stock pool, where it has one. */
  pool?: { poolId: string; name: string }
  /** The reason to use it in a test. */
  shows: string
}

const CONSUMER = { name: '消费与医药示例股票池', plates: ['P01', 'P03', 'P06'], count: 24 } as const
const TECHNOLOGY = { name: '软件与电子示例股票池', plates: ['P04', 'P10'], count: 24 } as const
const MAKERS = { name: '能源与制造示例股票池', plates: ['P02', 'P07', 'P08'], count: 24 } as const
const UTILITIES = { name: '水务与农业示例股票池', plates: ['P11', 'P12'], count: 24 } as const
const TRADE = { name: '物流与纺织示例股票池', plates: ['P05', 'P09'], count: 24 } as const
const FUNDS = { name: '示例ETF池', plates: 'FUNDS', count: 7 } as const

const channels = (slots: number, capacity: number, used: number): [ChannelSeed, ChannelSeed] => [
  { name: '标准通道', slots, capacity, used },
  { name: '分散通道', slots: slots * 2, capacity: capacity * 2, used: Math.round(used * 0.8) },
]

export const strategySeeds: readonly StrategySeed[] = [
  {
    strategyId: 'ST01',
    number: '1001',
    name: '消费均线趋势',
    riskLevel: 'R3',
    rule: 'TREND',
    analysts: ['T004'],
    universe: CONSUMER,
    launch: '2024-09-02',
    line: 'STD',
    skuId: 'K301',
    priceFen: 298000,
    serviceDays: 90,
    channels: [
      { name: '标准通道', slots: 6, capacity: 200, used: 163 },
      { name: '分散通道', slots: 12, capacity: 400, used: 130, capitalFen: 8_000_000 },
    ],
    pool: { poolId: 'PO01', name: '消费趋势股票池' },
    shows: 'R3',
  },
  {
    strategyId: 'ST02',
    number: '1002',
    name: '水务农业低波动',
    riskLevel: 'R2',
    rule: 'LOW_VOLATILITY',
    analysts: ['T003'],
    universe: UTILITIES,
    launch: '2024-09-02',
    line: 'STD',
    skuId: 'K303',
    priceFen: 198000,
    serviceDays: 180,
    channels: channels(6, 500, 342),
    pool: { poolId: 'PO02', name: '低波动股票池' },
    shows: 'R2',
  },
  {
    strategyId: 'ST03',
    number: '1003',
    name: '物流纺织轮动',
    riskLevel: 'R4',
    rule: 'MOMENTUM',
    analysts: ['T004', 'T003'],
    universe: TRADE,
    launch: '2025-01-02',
    line: 'CD',
    skuId: 'K310',
    priceFen: 498000,
    serviceDays: 180,
    channels: channels(4, 150, 97),
    pool: { poolId: 'PO03', name: '强弱轮动股票池' },
    shows: 'R4',
  },
  {
    strategyId: 'ST04',
    number: '1004',
    name: '制造超跌反转',
    riskLevel: 'R4',
    rule: 'REVERSAL',
    analysts: ['T001'],
    universe: MAKERS,
    launch: '2024-09-02',
    line: 'QT',
    skuId: 'K304',
    priceFen: 498000,
    serviceDays: 180,
    channels: channels(4, 100, 61),
    pool: { poolId: 'PO04', name: '反转观察股票池' },
    shows: '程序化产品线',
  },
  {
    strategyId: 'ST05',
    number: '1005',
    name: '基金定期均衡',
    riskLevel: 'R1',
    rule: 'BALANCED',
    analysts: ['T003'],
    universe: FUNDS,
    launch: '2024-09-02',
    line: 'STD',
    skuId: 'K305',
    priceFen: 98000,
    serviceDays: 180,
    channels: [{ name: '标准通道', slots: 7, capacity: 1000, used: 618 }],
    shows: 'R1，只有一个通道，没有股票池',
  },
  {
    strategyId: 'ST06',
    number: '1006',
    name: '制造均线新作',
    riskLevel: 'R3',
    rule: 'TREND',
    analysts: ['T001'],
    universe: MAKERS,
    launch: '2026-05-06',
    line: 'STD',
    skuId: 'K306',
    priceFen: 268000,
    serviceDays: 180,
    channels: channels(5, 100, 12),
    pool: { poolId: 'PO06', name: '制造趋势股票池' },
    shows: '运行不满一年',
  },
  {
    strategyId: 'ST07',
    number: '1007',
    name: '科技集中轮动',
    riskLevel: 'R5',
    rule: 'MOMENTUM',
    analysts: ['T004'],
    universe: TECHNOLOGY,
    launch: '2024-09-02',
    line: 'CD',
    skuId: 'K307',
    priceFen: 598000,
    serviceDays: 180,
    channels: channels(2, 80, 44),
    pool: { poolId: 'PO07', name: '集中轮动股票池' },
    shows: '最大回撤接近三成，有亏损年份',
  },
  {
    strategyId: 'ST08',
    number: '1008',
    name: '消费超跌反转',
    riskLevel: 'R3',
    rule: 'REVERSAL',
    analysts: ['T001', 'T003'],
    universe: CONSUMER,
    launch: '2024-09-02',
    line: 'STD',
    skuId: 'K308',
    priceFen: 298000,
    serviceDays: 180,
    channels: channels(5, 60, 60).map((each) => ({ ...each, used: each.capacity })) as [ChannelSeed, ChannelSeed],
    shows: '通道已满',
  },
]
