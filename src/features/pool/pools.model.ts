import { useSearchParams } from 'wouter'
import {
  recommendColumn,
  recommendColumnPool,
  recommendNoticePool,
  recommendPoolInfo,
  recommendRankPool,
} from '#api/domains/learn/recommend-stock.ts'
import { callKey } from '#api/key.ts'
import type { Access } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useForget } from '#data/use-forget.ts'
import { type Locked, toServiceLocked } from '#entities/access/access.ts'
import { type CaseRow, toRecordRow } from '#entities/stock-case/case-row.words.ts'
import { type Period, periods, resultsOf, sampleOf } from '#entities/stock-case/periods.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { poolHref, POOLS } from '#lib/path/case-href.ts'
import { minute } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import type { CsvRecord } from '#entities/stock-case/record-csv.ts'
import { allRecords } from './all-records.ts'
import { type PoolTab, tabs } from './pool-tabs.ts'
import { type PoolRow, toPoolRow } from './pools.words.ts'

export interface Pools {
  /** All columns; not for guests. */
  columns: Loaded<{ id: string; name: string }[]>
  column: string | undefined
  seeColumn: (column: string | undefined) => void
  /** The description of the chosen column. */
  about: Loaded<PoolAbout>
  tab: PoolTab
  see: (tab: PoolTab) => void
  /** Loading while the column is locked. */
  items: Loaded<PoolRow[]>
  onLocked: () => void
  period: Period
  seePeriod: (period: string | undefined) => void
  sample: Loaded<SampleFigures>
  /** Every record of the column. */
  all: () => Promise<CsvRecord[]>
  ended: Loaded<CaseRow[]>
  notices: Loaded<{ key: string; text: string; time: string; href: string | undefined }[]>
}

interface PoolAbout {
  name: string
  facts: readonly { name: string; value: string }[]
  /** Undefined if the customer has access to the stocks. */
  locked: Locked | undefined
}

/** 优选股池: a locked column shows only its count. The view is kept in the address. PL-05 */
export function usePools(): Pools {
  usePage({ title: '优选股池', card: { title: '股票池介绍', desc: '学习选股逻辑 · 投资有风险' } })
  const track = useTrack()
  const [search, setSearch] = useSearchParams()
  const show = (next: Record<string, string>) =>
    setSearch((old) => ({ ...Object.fromEntries(old), ...next }), { replace: true })
  const offline = { title: '优选股池', route: POOLS }
  const all = useCall(recommendColumn, {}, { offline })
  const columns = mapLoaded(all, (list) => list.map(({ columnId, name }) => ({ id: columnId, name })))
  const chosen = all.state === 'ready' ? (byId(all.data, search.get('column')) ?? all.data[0]) : undefined
  const column = chosen?.columnId
  const tab = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'now'
  const period = periods.find(({ id }) => id === search.get('period'))?.id ?? '1Y'
  const part = { offline: { ...offline, part: true } }
  const input = column === undefined ? null : { columnId: column }
  const ranked = useCall(recommendRankPool, input && { ...input, period }, { cache: true, ...part })
  const info = useCall(recommendPoolInfo, input, part)
  const evaluation = useEvaluation()
  const items = useCall(recommendColumnPool, chosen?.access.allowed && evaluation.known ? input : null, {
    // What a service unlocked is removed from the device with it and with the evaluation.
    offline: { ...part.offline, until: () => earlier(chosen?.access.expireAt, evaluation.until) },
  })
  const notices = useCall(recommendNoticePool, tab === 'notice' ? input : null, {
    offline: { ...part.offline, keeps: (list) => list.map(({ id, text, at: time }) => ({ id, text, at: time })) },
  })
  useForgetLocked(dataOf(all) ?? [])
  const send = useSend()
  const at = useClockAt((dataOf(items) ?? []).map(({ validUntil }) => validUntil))
  return {
    columns,
    column,
    seeColumn: (next) => next !== undefined && show({ column: next }),
    about: mapLoaded(info, ({ name, rule, updateTime, count, riskLevel, access, columnId }) => ({
      name,
      facts: [
        { name: '规则', value: rule },
        { name: '更新', value: updateTime },
        { name: '股票数', value: `${count}只` },
        { name: '风险等级', value: riskLevel ?? '评定中，暂不开放' },
      ],
      locked: access.allowed ? undefined : toServiceLocked(access, poolHref(columnId)),
    })),
    tab,
    see: (next) => show({ tab: next }),
    items: mapLoaded(items, (list) => list.map((item) => toPoolRow(item, column ?? '', at))),
    onLocked: () => void track('pool', 'locked_click', column),
    period,
    seePeriod: (next) => next !== undefined && show({ period: next }),
    sample: mapLoaded(ranked, (rank) => sampleOf(rank, (worst) => toRecordRow(worst).href)),
    all: () => allRecords(send, column ?? ''),
    ended: mapLoaded(ranked, (rank) => resultsOf(rank, tab).map(toRecordRow)),
    notices: mapLoaded(notices, (list) =>
      list.map(({ id, text, at: time, link }) => ({ key: id, text, time: minute(time), href: link })),
    ),
  }
}

/** Advice of columns that are no longer open to the customer is removed from the device. journey G4 */
function useForgetLocked(columns: readonly { columnId: string; access: Access }[]): void {
  const locked = columns.filter(({ access }) => !access.allowed).map(({ columnId }) => columnId)
  useForget(locked, ({ route }, key, columnId) => {
    return route.startsWith(`${POOLS}/${columnId}/`) || key === callKey(recommendColumnPool, { columnId })
  })
}

function byId<T extends { columnId: string }>(list: readonly T[], id: string | null): T | undefined {
  return list.find(({ columnId }) => columnId === id)
}
