import { useParams } from 'wouter'
import { strategyTradeList } from '#api/domains/strategy/strategy/shown.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import { strategyHref } from '#lib/path/strategy-href.ts'
import { usePage } from '#wechat/page.tsx'
import { useStrategyHead } from './head.model.ts'
import type { StrategyHead } from './strategy.words.ts'

export interface Trades {
  strategy: string
  head: Loaded<StrategyHead | undefined>
  /** Newest first; non-subscribers get those older than a month. Stored nowhere. */
  orders: Pages<OrderRow>
}

/** 调仓记录. SG-03 */
export function useTrades(): Trades {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  usePage({ title: '调仓记录' })
  const pages = usePages(strategyTradeList, { strategyId })
  const orders = filterPages(pages, ownRow(dataOf(pages) ?? []))
  return {
    strategy: strategyHref(strategyId),
    head: useStrategyHead(strategyId),
    orders: mapPages(orders, toOrderRow),
  }
}
