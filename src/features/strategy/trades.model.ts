import { useParams } from 'wouter'
import { strategyTradeList } from '#api/domains/strategy/strategy/shown.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import { strategyHref } from '#lib/path/strategy-href.ts'
import { usePage } from '#wechat/page.tsx'
import { useStrategyHead } from './head.model.ts'
import type { StrategyHead } from './strategy.words.ts'

export interface Trades {
  strategy: string
  head: Loaded<StrategyHead | undefined>
  /**
   * Newest first; non-subscribers get those older than a month. Stored nowhere. Undefined while the header is unknown,
   * and without a valid evaluation.
   */
  orders: Pages<OrderRow> | undefined
}

/** 调仓记录: without a valid evaluation none is requested. SG-03, law §1 */
export function useTrades(): Trades {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  usePage({ title: '调仓记录' })
  const head = useStrategyHead(strategyId, useEvaluation().isOver(false))
  const isShown = head.state === 'ready' && head.data?.folded === undefined
  const pages = usePages(strategyTradeList, isShown ? { strategyId } : null)
  const orders = filterPages(pages, ownRow(dataOf(pages) ?? []))
  return {
    strategy: strategyHref(strategyId),
    head,
    orders: isShown ? mapPages(orders, toOrderRow) : undefined,
  }
}
