import { useParams } from 'wouter'
import { caseStrategyDealList, caseStrategyDetail } from '#api/domains/stock/stock-case/strategy.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import { caseStrategyHref } from '#lib/path/case-href.ts'
import { usePage } from '#wechat/page.tsx'
import { CARD } from '#features/case/case-tabs.ts'
import { type StrategyView, toStrategyView } from './strategy.words.ts'

export interface CaseStrategy {
  path: string
  found: Loaded<StrategyView>
  /** Newest first; non-subscribers get those older than a month. Undefined while the figures are unknown or hidden. */
  deals: Pages<OrderRow> | undefined
}

/** 案例策略: its rules, its drawdown and total, and its orders. PL-04 */
export function useCaseStrategy(): CaseStrategy {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  usePage({ title: '案例策略', card: CARD })
  const { known: isRead, until, isOver } = useEvaluation()
  const offline = { title: ({ name }: { name: string }) => name, until: () => until }
  const found = useCall(caseStrategyDetail, isRead ? { strategyId } : null, { offline })
  const isHidden = isOver(found.state === 'ready' && found.stale)
  const hasFigures = !isHidden && dataOf(found)?.perf !== undefined
  // Subscribers see newer ones: those are stored nowhere.
  const pages = usePages(caseStrategyDealList, hasFigures ? { strategyId } : null)
  const deals = filterPages(pages, ownRow(dataOf(pages) ?? []))
  return {
    path: caseStrategyHref(strategyId),
    found: mapLoaded(found, (all) => toStrategyView(isHidden ? { ...all, perf: undefined } : all)),
    deals: hasFigures ? mapPages(deals, toOrderRow) : undefined,
  }
}
