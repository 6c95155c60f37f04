import { boolean, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { publicStrategyPoolDetail, publicStrategyPoolList } from '#api/domains/public/strategy.ts'
import { Access, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Curve } from '#api/shapes/strategy.ts'
import { CaseItem, PoolCard, PoolDetail, PoolItem } from '#api/shapes/strategy-pool.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const one = object({ poolId: string() })

/** Stock pools of strategies. spec §7 Strategy */
export const strategyPoolList = get('/strategy-stock/pool/list', {
  input: object({ ...paging }),
  output: pageOf(PoolCard),
  twin: publicStrategyPoolList,
})

/** A pool with its stocks; locked ones are masked. spec §7 Strategy */
export const strategyPoolDetail = get('/strategy-stock/pool/detail', {
  input: one,
  output: PoolDetail,
  twin: publicStrategyPoolDetail,
})

/** How a pool is composed and whether the customer follows it. spec §7 Strategy */
export const strategyPoolInfo = get('/strategy-stock/pool/info', {
  members: true,
  input: one,
  output: object({
    poolId: string(),
    name: string(),
    rule: string(),
    updateTime: string(),
    count: Count,
    subscribed: boolean(),
    noticeOn: boolean(),
    access: Access,
  }),
})

/** Stocks that nearly qualify: 预选, not in the pool. spec §7 Strategy */
export const strategyPoolPreSelection = get('/strategy-stock/pool/pre-selection', {
  members: true,
  input: one,
  output: listOf(PoolItem),
})

/** Every closed entry, gains and losses alike, newest first, with the number of each. spec §7 Strategy */
export const strategyPoolExcellentRecord = get('/strategy-stock/pool/excellent-record', {
  members: true,
  input: object({ poolId: string(), ...paging }),
  output: object({
    ...pageOf(CaseItem).entries,
    winCount: Count,
    lossCount: Count,
    /** Of the whole sample; absent when it is empty. */
    avgRate: optional(Finite),
    medianRate: optional(Finite),
    worstRate: optional(Finite),
    maxDrawdownRate: optional(Finite),
  }),
})

/** The distribution of closed entries over gains and losses. spec §7 Strategy */
export const strategyPoolFrequency = get('/strategy-stock/pool/frequency-statistics', {
  members: true,
  input: one,
  output: listOf(object({ bucket: string(), count: Count })),
})

/** The curve of the pool's strategy. spec §7 Strategy */
export const strategyPoolFundTrend = get('/strategy-stock/pool/fund-trend', {
  members: true,
  input: one,
  output: Curve,
})

/** Whether the exchanges trade now, and when they open next. spec §7 Strategy */
export const strategyTradeStatus = get('/strategy-stock/current-trade-status', {
  members: true,
  input: object({}),
  output: object({ status: known('PRE', 'OPEN', 'NOON', 'CLOSED'), nextAt: optional(Time) }),
})

/**
 * Changes of a pool, newest first: an entry or exit, the reason, and until when the advice is valid. `link` is the pool
 * at that stock. Locked ones do not name the stock. spec §7 Strategy
 */
export const strategyPoolNotice = get('/strategy-stock/pool/notice', {
  members: true,
  input: object({ poolId: string(), beforeId: optional(string()) }),
  output: listOf(
    object({
      id: string(),
      text: string(),
      at: Time,
      change: optional(known('IN', 'OUT')),
      symbol: optional(string()),
      name: optional(string()),
      reason: optional(string()),
      /** Of an entry. */
      validUntil: optional(Time),
      link: optional(string()),
    }),
  ),
})

/** Turns notifications of a pool on or off. spec §7 Strategy */
export const strategyPoolNoticeSet = post('/strategy-stock/pool/notice/set', {
  input: object({ poolId: string(), on: boolean() }),
  output: object({ noticeOn: boolean() }),
})

/** Follows or unfollows a pool. spec §7 Strategy */
export const strategyPoolSub = post('/strategy-stock/pool/sub', {
  input: object({ poolId: string(), on: boolean() }),
  output: object({ subscribed: boolean() }),
})
