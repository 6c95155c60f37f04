import { useSearchParams } from 'wouter'
import { caseChannelList } from '#api/domains/stock/stock-case/channel.ts'
import { caseL1List, casePoolList, caseRank } from '#api/domains/stock/stock-case/shown.ts'
import { type Loaded, dataOf, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { FieldErrors, Submission } from '#data/write/use-submit.ts'
import { type CaseRow, toCaseRow } from '#entities/stock-case/case-row.words.ts'
import { type Period, periods, resultsOf } from '#entities/stock-case/periods.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { CASES } from '#lib/path/case-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useHost, usePage } from '#wechat/page.tsx'
import { useRecords } from './records.model.ts'
import { type CaseTab, tabs } from './case-tabs.ts'

export interface Cases {
  tab: CaseTab
  see: (tab: CaseTab) => void
  period: Period
  seePeriod: (period: string | undefined) => void
  /** What all ended cases of the period came to. */
  sample: Loaded<SampleFigures>
  /** Those that gained or lost, the newest exit first. */
  ended: Loaded<CaseRow[]>
  kinds: readonly { id: string; name: string }[]
  kind: string | undefined
  seeKind: (kind: string | undefined) => void
  current: Loaded<CaseRow[]>
  /** The series; none for guests. */
  channels: readonly { key: string; name: string; note: string }[]
  /** All records as a file; undefined for guests. WeChat saves no files. */
  records: (Submission<FieldErrors> & { elsewhere: boolean }) | undefined
}

/** 股票案例: what runs, and what ended with its whole sample. The view is in the address. product PL-01 */
export function useCases(): Cases {
  usePage({ title: '股票案例', card: { title: '案例复盘', desc: '历史案例仅用于投教复盘' } })
  const track = useTrack()
  const signedIn = useSignedIn()
  const records = useRecords()
  const elsewhere = useHost().kind === 'inside'
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
  const running = useCall(casePoolList, kind === undefined ? null : { l1Id: kind }, { offline })
  return {
    tab,
    see(next) {
      void track('pool', 'case_tab', next)
      show({ tab: next })
    },
    period,
    seePeriod: (next) => next !== undefined && show({ period: next }),
    sample: mapLoaded(ranked, ({ sample, asOf }) => ({ ...sample, asOf })),
    ended: mapLoaded(ranked, (rank) => resultsOf(rank, tab).map(toCaseRow)),
    kinds,
    kind,
    seeKind: (next) => next !== undefined && show({ kind: next }),
    // Without its kinds nothing is requested.
    current: kind === undefined ? mapLoaded(known, () => []) : mapLoaded(running, (list) => list.map(toCaseRow)),
    channels: useChannels(),
    records: signedIn ? { ...records, elsewhere } : undefined,
  }
}

function useChannels(): Cases['channels'] {
  const signedIn = useSignedIn()
  const all = dataOf(useCall(caseChannelList, signedIn ? {} : null, { cache: true })) ?? []
  return all.map(({ channelId, name, analyst, riskLevel = '未定级', access }) => ({
    key: channelId,
    name,
    note: `${analyst.name} 登记编号 ${analyst.certNo} · 风险等级 ${riskLevel}${access.allowed ? ' · 已开通' : ''}`,
  }))
}
