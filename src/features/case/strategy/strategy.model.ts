import { useParams } from 'wouter'
import { caseStrategyDealList, caseStrategyDetail } from '#api/domains/stock/stock-case/strategy.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { caseStrategyHref } from '#lib/path/case-href.ts'
import { usePage } from '#wechat/page.tsx'
import { CARD } from '#features/case/case-tabs.ts'
import { type DealRow, type StrategyView, toDealRow, toStrategyView } from './strategy.words.ts'

export interface CaseStrategy {
  path: string
  found: Loaded<StrategyView>
  /** Newest first; non-subscribers get those older than a month. */
  deals: Pages<DealRow>
}

/** 案例策略: its rules, its drawdown and total, and its trades. PL-04 */
export function useCaseStrategy(): CaseStrategy {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  usePage({ title: '案例策略', card: CARD })
  const { known: isRead, until, isOver } = useEvaluation()
  const offline = { title: ({ name }: { name: string }) => name, until: () => until }
  const found = useCall(caseStrategyDetail, isRead ? { strategyId } : null, { offline })
  const known = found.state === 'ready' ? { strategyId } : null
  // Subscribers see newer ones: those are stored nowhere.
  const deals = usePages(caseStrategyDealList, known)
  return {
    path: caseStrategyHref(strategyId),
    found: mapLoaded(found, (all) =>
      toStrategyView(isOver(found.state === 'ready' && found.stale) ? { ...all, perf: undefined } : all),
    ),
    deals: mapPages(deals, toDealRow),
  }
}
