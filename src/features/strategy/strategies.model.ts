import { useSearchParams } from 'wouter'
import { customerStrategyTemplateList } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { strategyList } from '#api/domains/strategy/strategy/shown.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Locked } from '#entities/access/access.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { foldedBy } from '#entities/strategy/folded.words.ts'
import { type StrategyCardView, toStrategyCard } from '#entities/strategy/strategy.words.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'

/** The orders of the list: none by return. law §4 */
const sorts = [
  { id: 'DRAWDOWN', name: '回撤小在前' },
  { id: 'VOLATILITY', name: '波动小在前' },
  { id: 'NEWEST', name: '发布时间' },
] as const
type Sort = (typeof sorts)[number]['id']

export interface Strategies {
  list: Pages<StrategyCardView>
  /** How many there are, and the oldest close of their figures; '' while unknown. */
  count: string
  /** How many are above the customer's level, without a link to them; '' for none. law §1 */
  above: string
  /** Above every figure while there is no valid evaluation. */
  folded: Locked | undefined
  /** The largest drawdown of the list, which scales all cards. */
  deepest: number
  levels: readonly { id: string; name: string }[]
  level: string
  styles: readonly { id: string; name: string }[]
  style: string | undefined
  sort: Sort
  /** Without figures only the one that tells none of them. */
  sorts: readonly { id: Sort; name: string }[]
  choose: (key: 'risk' | 'style' | 'sort', value: string | undefined) => void
  showAll: () => void
}

/** 策略广场: suitable strategies, the smallest drawdown first. The filters are kept in the address. SG-01 */
export function useStrategies(): Strategies {
  usePage({ title: '策略广场', card: { title: '策略广场', desc: '先看回撤，再看规则 · 投资有风险' } })
  const track = useTrack()
  const [search, setSearch] = useSearchParams()
  const evaluation = useEvaluation()
  const { own, level: ownLevel } = evaluation
  const level = search.get('risk') === 'all' || own === undefined ? 'all' : 'mine'
  const style = search.get('style') ?? undefined
  const orders = own === undefined ? sorts.filter(({ id }) => id === 'NEWEST') : sorts
  const sort = orders.find(({ id }) => id === search.get('sort'))?.id ?? orders[0]?.id ?? 'NEWEST'
  const templates = dataOf(useCall(customerStrategyTemplateList, {}, { cache: true })) ?? []
  const input = {
    sort,
    ...(level === 'mine' && own !== undefined && { riskMax: own }),
    ...(style !== undefined && { style }),
  }
  const offline = { title: '策略广场', route: STRATEGIES, until: () => evaluation.until }
  const found = usePages(strategyList, evaluation.known ? input : null, { offline })
  const isNarrowed = input.riskMax !== undefined
  const { riskMax: _, ...everyLevel } = input
  const all = dataOf(useCall(strategyList, isNarrowed ? { ...everyLevel, pageNo: 1, pageSize: 1 } : null))
  const left = found.state === 'ready' && all ? all.total - found.total : 0
  const rows = found.state === 'ready' ? found.data : []
  const isOver = evaluation.isOver(found.state === 'ready' && found.stale)
  const list = mapPages(found, (each) => toStrategyCard(each, STRATEGIES, isOver))
  // An expired evaluation is reported before anything else.
  const locks = rows.flatMap((each) => foldedBy(each, STRATEGIES, isOver) ?? [])
  const closes = rows.flatMap((each) => (each.perf && !foldedBy(each, STRATEGIES, isOver) ? [each.perf.asOf] : []))
  const asOf = closes.length === 0 ? '' : `，数据截至 ${stamp(Math.min(...closes))}`
  const names = new Set([...templates, ...rows].map((each) => each.style))
  return {
    list,
    count: found.state === 'ready' ? `${found.total}个策略${asOf}` : '',
    above: left > 0 ? `另有${left}个策略的风险等级高于您的${ownLevel}，已收起` : '',
    folded: locks.find(({ label }) => label !== '去测评') ?? locks[0],
    sorts: orders,
    deepest: Math.min(0, ...rows.map(({ perf }) => perf?.maxDrawdownRate ?? 0)),
    levels: own === undefined ? [] : [{ id: 'mine', name: `适合我的 ${ownLevel}` }],
    level,
    styles: [...names].map((name) => ({ id: name, name })),
    style,
    sort,
    choose(key, value) {
      const next = new URLSearchParams(search)
      if (value === undefined) next.delete(key)
      else next.set(key, value)
      setSearch(next, { replace: true })
      if (key === 'sort' && value !== undefined) void track('strategy', 'list_sort', value)
    },
    showAll: () => setSearch(own === undefined ? {} : { risk: 'all' }, { replace: true }),
  }
}
