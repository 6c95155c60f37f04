import type { Loaded } from '#data/loaded.ts'
import type { Market } from '#quotes/shapes.ts'

const STATES: Readonly<Record<string, string>> = {
  PRE: '未开盘',
  AUCTION: '集合竞价',
  PRE_OPEN: '等待开盘',
  OPEN: '交易中',
  NOON: '午间休市',
  CLOSE_AUCTION: '收盘集合竞价',
  POST: '盘后定价交易',
}

/**
 * The line above prices; '' while unknown. A state that was not refreshed when due does not count, and none is shown
 * above missing prices (`fails`). `isRestDay`: no trading today.
 */
export function marketLineOf(market: Loaded<Market>, fails: boolean, isRestDay = false): string {
  if (fails || market.state === 'failed') return '行情暂不可用'
  if (market.state === 'loading') return ''
  return market.stale ? '行情暂不可用' : marketLine(market.data, isRestDay)
}

/** The state of the market in words: 「交易中」, 「休市 · 已收盘 11-20 15:00」. An unknown one is shown as being updated. */
function marketLine({ state, tradeDate, delaySec }: Market, isRestDay: boolean): string {
  const delay = delaySec >= 60 ? ` · 延迟${Math.round(delaySec / 60)}分钟` : ''
  const rest = isRestDay ? '休市 · ' : ''
  if (state === 'CLOSED') return `${rest}已收盘 ${tradeDate.slice(5)} 15:00${delay}`
  return `${STATES[state] ?? '状态更新中'}${delay}`
}
