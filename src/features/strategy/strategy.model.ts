import { useParams, useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { strategyDetail, strategyPassagewayList, strategyProfit } from '#api/domains/strategy/strategy/shown.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Standing, unfitText, useStanding } from '#entities/access/standing.model.ts'
import { type IndexId, indexes } from '#entities/performance/indexes.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { foldedBy } from '#entities/strategy/folded.words.ts'
import type { Period } from '#lib/metrics/window.ts'
import { MY_STRATEGIES, strategyHref } from '#lib/path/strategy-href.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { useStrategyHead } from './head.model.ts'
import { type StrategyDetail, type StrategyHead, toPassageway, toStrategyDetail } from './strategy.words.ts'

export const periods = [
  { id: '3M', name: '近3月' },
  { id: '1Y', name: '近1年' },
  { id: 'ALL', name: '成立以来' },
] as const

type Profit = OutputOf<typeof strategyProfit>

export interface StrategyPage {
  strategyId: string
  detail: Loaded<StrategyDetail>
  /** The guest's view of it; undefined for customers. */
  guest: Loaded<StrategyHead | undefined> | undefined
  profit: Loaded<Profit>
  period: Period
  bench: IndexId
  choose: (key: 'period' | 'bench', value: string | undefined) => void
  passageways: readonly ReturnType<typeof toPassageway>[]
  standing: Standing | undefined
  /** Where it is sold; empty if it cannot be bought. */
  buy: { label: string; href: string | undefined; go: () => void } | undefined
}

/** 策略详情: without a valid evaluation no figure is requested. SG-02, law §1 */
export function useStrategy(): StrategyPage {
  const { strategyId = '' } = useParams<{ strategyId?: string }>()
  useTrackOpened('strategy', 'view', strategyId)
  const track = useTrack()
  const [search, setSearch] = useSearchParams()
  const signedIn = useSignedIn()
  const evaluation = useEvaluation()
  const offline = {
    title: ({ name }: Detail) => name,
    // What a service unlocked is removed from the device with it; masked rows are not stored at all. journey G1, G4
    keeps: (all: Detail) => (all.access.allowed ? all : { ...all, holdings: [] }),
    until: ({ access }: Detail) => earlier(access.expireAt, evaluation.until),
  }
  const found = useCall(strategyDetail, evaluation.known ? { strategyId } : null, { offline })
  const head = useStrategyHead(signedIn ? undefined : strategyId)
  const data = dataOf(found)
  const period = periods.find(({ id }) => id === search.get('period'))?.id ?? 'ALL'
  const bench = indexes.find(({ id }) => id === search.get('bench'))?.id ?? 'SH000300'
  const isOver = evaluation.isOver(found.state === 'ready' && found.stale)
  const isShown = data !== undefined && foldedBy(data, strategyHref(strategyId), isOver) === undefined
  const profit = useCall(strategyProfit, isShown ? { strategyId, period } : null, {
    cache: true,
    offline: {
      title: data?.name ?? '策略详情',
      part: true,
      until: () => earlier(data?.access.expireAt, evaluation.until),
    },
  })
  const passageways = useCall(strategyPassagewayList, isShown ? { strategyId } : null)
  const standing = useStanding()
  const level = data?.riskLevel
  const name = data?.name
  usePage({
    title: name ?? '策略详情',
    card: { title: name ?? '策略详情', desc: `${level === undefined ? '' : `风险等级${level} · `}投资有风险` },
  })
  return {
    strategyId,
    detail: mapLoaded(found, (all) => toStrategyDetail(all, isOver)),
    guest: signedIn ? undefined : head,
    profit,
    period,
    bench,
    choose(key, value) {
      if (value === undefined) return
      setSearch((old) => ({ ...Object.fromEntries(old), [key]: value }), { replace: true })
      void track('strategy', key === 'period' ? 'period_change' : 'bench_change', strategyId)
    },
    passageways: (dataOf(passageways) ?? []).map(toPassageway),
    standing: data && standing(data),
    buy: data && buying(data, standing(data), () => void track('strategy', 'subscribe_click', strategyId)),
  }
}

type Detail = OutputOf<typeof strategyDetail>

/** The link to buy or continue; the service checks every gate. */
function buying({ access, skuId }: Detail, standing: Standing, go: () => void) {
  const unfit = unfitText(standing)
  if (unfit !== '') return { label: unfit, href: undefined, go }
  if (access.reason === 'SOLD_OUT') return { label: '通道已满', href: undefined, go }
  if (skuId === undefined) return undefined
  // What runs is renewed there, where the service allows it.
  if (access.allowed) return { label: '看我的策略', href: MY_STRATEGIES, go: () => undefined }
  return { label: '了解并订阅', href: skuHref(skuId), go }
}
