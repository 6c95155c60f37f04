import { useSearchParams } from 'wouter'
import { caseChannelInfoList, publicCaseListSummary } from '#api/domains/public/stock-case.ts'
import { caseChannelList } from '#api/domains/stock/stock-case/channel.ts'
import { caseStrategy } from '#api/domains/stock/stock-case/strategy.ts'
import { caseL1List, casePoolList, caseRank } from '#api/domains/stock/stock-case/shown.ts'
import type { CaseRank, StockCase } from '#api/shapes/stock-case.ts'
import { type Loaded, dataOf, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type CaseRow, toCaseRow } from '#entities/stock-case/case-row.words.ts'
import { type Period, periods, resultsOf, sampleOf } from '#entities/stock-case/periods.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { caseHref, CASES } from '#lib/path/case-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { allCases } from './all-cases.ts'
import { CARD, type CaseTab, tabs } from './case-tabs.ts'
import { toChannelRow, toKindLine } from './cases.words.ts'
import { toStrategyRow } from './strategy/strategy-row.words.ts'
import { useForgetLocked } from './locked-cases.ts'

export interface Cases {
  tab: CaseTab
  see: (tab: CaseTab) => void
  period: Period
  seePeriod: (period: string | undefined) => void
  /** The overall result of all closed cases of the period. */
  sample: Loaded<SampleFigures>
  /** Those with a gain or a loss, the newest exit first. */
  ended: Loaded<CaseRow[]>
  kinds: readonly { id: string; name: string }[]
  kind: string | undefined
  seeKind: (kind: string | undefined) => void
  current: Loaded<CaseRow[]>
  /** The overall results of all cases by kind. */
  whole: readonly { name: string; value: string }[]
  /** The series. */
  channels: readonly { key: string; name: string; note: string }[]
  /** The strategies behind the cases, the smallest drawdown first; none for guests. */
  strategies: readonly { key: string; name: string; note: string; href: string }[]
  /** Every record; undefined for guests. */
  all: (() => Promise<StockCase[]>) | undefined
}

/** 股票案例: open cases, and closed ones with the whole sample. The view is kept in the address. PL-01 */
export function useCases(): Cases {
  usePage({ title: '股票案例', card: CARD })
  const track = useTrack()
  const signedIn = useSignedIn()
  const send = useSend()
  const [search, setSearch] = useSearchParams()
  const show = (next: Record<string, string>) =>
    setSearch((old) => ({ ...Object.fromEntries(old), ...next }), { replace: true })
  const tab = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'current'
  const period = periods.find(({ id }) => id === search.get('period'))?.id ?? '1Y'
  const offline = { title: '股票案例', route: CASES, part: true }
  const ranked = useCall(caseRank, { period }, { cache: true, offline: { title: '股票案例', route: CASES } })
  const known = useCall(caseL1List, {}, { cache: true, offline })
  const kinds = (dataOf(known) ?? []).map(({ l1Id, name }) => ({ id: l1Id, name }))
  const kind = (kinds.find(({ id }) => id === search.get('kind')) ?? kinds[0])?.id
  // Open cases are advice, and locked for most: no copy stays on the device. journey G1
  const running = useCall(casePoolList, kind === undefined ? null : { l1Id: kind })
  const now = useClockAt((dataOf(running) ?? []).flatMap(({ validUntil }) => validUntil ?? []))
  const whole = useCall(publicCaseListSummary, {}, { cache: true, offline })
  return {
    tab,
    see(next) {
      void track('pool', 'case_tab', next)
      show({ tab: next })
    },
    period,
    seePeriod: (next) => next !== undefined && show({ period: next }),
    sample: mapLoaded(ranked, (rank) => sampleOf(rank, ({ caseId }) => caseHref(caseId))),
    ended: mapLoaded(ranked, (rank) => resultsOf(rank, tab).map((each) => toCaseRow(each, now))),
    kinds,
    kind,
    seeKind: (next) => next !== undefined && show({ kind: next }),
    // Without its kinds nothing is requested.
    current:
      kind === undefined
        ? mapLoaded(known, () => [])
        : mapLoaded(running, (list) => list.map((each) => toCaseRow(each, now))),
    whole: (dataOf(whole) ?? []).map(toKindLine),
    channels: useChannels(dataOf(ranked)),
    strategies: useStrategies(),
    all: signedIn ? () => allCases(send) : undefined,
  }
}

/** Without figures once the evaluation that unfolded them has ended. law §1 */
function useStrategies(): Cases['strategies'] {
  const { isOver } = useEvaluation()
  const found = useCall(caseStrategy, {}, { cache: true })
  const isHidden = isOver(found.state === 'ready' && found.stale)
  return (dataOf(found) ?? []).map((each) => toStrategyRow(isHidden ? { ...each, perf: undefined } : each))
}

/** A guest requests those ranked just now. */
function useChannels(ranked: CaseRank | undefined): Cases['channels'] {
  const signedIn = useSignedIn()
  // The other page requests it as a guest, and gets the answer that a login is required.
  const own = useCall(caseChannelList, signedIn ? {} : null, { cache: true })
  const channelIds = [...new Set(ranked?.list.map(({ channelId }) => channelId))].sort()
  const asGuest = useCall(caseChannelInfoList, signedIn || channelIds.length === 0 ? null : { channelIds })
  const all = dataOf(signedIn ? own : asGuest) ?? []
  useForgetLocked(signedIn ? all : [])
  return all.map(toChannelRow)
}
