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

/** The state of the market in words: 「交易中」, 「已收盘 11-20 15:00」. An unknown one is said to be renewed. */
export function marketLine({ state, tradeDate, delaySec }: Market): string {
  const late = delaySec >= 60 ? ` · 延迟${Math.round(delaySec / 60)}分钟` : ''
  if (state === 'CLOSED') return `已收盘 ${tradeDate.slice(5)} 15:00${late}`
  return `${STATES[state] ?? '状态更新中'}${late}`
}
