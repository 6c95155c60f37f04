import { useParams, useSearchParams } from 'wouter'
import { backTestPassageways, backTestStatistics, backTestStatisticsList } from '#api/domains/strategy/back-test.ts'
import type { BackTestStatistics } from '#api/shapes/statistics.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { BACK_TEST } from '#entities/performance/kind.words.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import { backTestHref, strategyHref } from '#lib/path/strategy-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { useStrategyHead } from './head.model.ts'
import type { StrategyHead } from './strategy.words.ts'

export interface BackTest {
  strategyId: string
  path: string
  strategy: string
  head: Loaded<StrategyHead | undefined>
  found: Loaded<BackTestStatistics>
  ways: readonly { id: string; name: string }[]
  way: string | undefined
  choose: (way: string | undefined) => void
  /** Undefined for guests, who are asked to log in. */
  orders: Pages<OrderRow> | undefined
}

/** 历史回测 of a strategy, by way of following, which is kept in the address. SG-04 */
export function useBackTest(): BackTest {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  const path = backTestHref(strategyId)
  useTrackOpened('strategy', 'backtest_view', strategyId)
  const [search, setSearch] = useSearchParams()
  const signedIn = useSignedIn()
  const head = useStrategyHead(strategyId)
  const known = dataOf(useCall(backTestPassageways, { strategyId }))
  const ways = (known ?? []).map(({ passagewayId, name }) => ({ id: passagewayId, name }))
  const wanted = search.get('way') || undefined
  // The list of ways may fail, and guests have none: the address decides until it is known.
  const way = known ? (ways.find(({ id }) => id === wanted) ?? ways[0])?.id : wanted
  const input = { strategyId, ...(wanted !== undefined && way !== undefined && { passagewayId: way }) }
  const found = useCall(backTestStatistics, input, {
    cache: true,
    offline: { title: BACK_TEST, part: wanted !== undefined },
  })
  const pages = usePages(backTestStatisticsList, input)
  const orders = filterPages(pages, ownRow(dataOf(pages) ?? []))
  const name = dataOf(head)?.name ?? BACK_TEST
  usePage({ title: name, card: { title: name, desc: '历史回测，先看假设 · 投资有风险' } })
  return {
    strategyId,
    path,
    strategy: strategyHref(strategyId),
    head,
    found,
    ways,
    way,
    choose: (next) => next !== undefined && setSearch({ way: next }, { replace: true }),
    orders: signedIn ? mapPages(orders, toOrderRow) : undefined,
  }
}
