import { useSearchParams } from 'wouter'
import {
  recommendColumn,
  recommendColumnPool,
  recommendNoticePool,
  recommendPoolInfo,
  recommendRankPool,
} from '#api/domains/learn/recommend-stock.ts'
import { useData } from '#data/deps.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import type { CaseRow } from '#entities/stock-case/case-row.words.ts'
import { type Period, periods, resultsOf } from '#entities/stock-case/periods.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { POOLS } from '#lib/path/case-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type PoolTab, tabs } from './pool-tabs.ts'
import { type PoolRow, toPoolRow, toRecordRow } from './pools.words.ts'

export interface Pools {
  /** All columns; refused to guests. */
  columns: Loaded<{ id: string; name: string }[]>
  column: string | undefined
  seeColumn: (column: string | undefined) => void
  /** What the chosen column is. */
  about: Loaded<PoolAbout>
  tab: PoolTab
  see: (tab: PoolTab) => void
  /** Loading while the column is locked. */
  items: Loaded<PoolRow[]>
  period: Period
  seePeriod: (period: string | undefined) => void
  sample: Loaded<SampleFigures>
  ended: Loaded<CaseRow[]>
  notices: Loaded<{ key: string; text: string; time: string; href: string | undefined }[]>
}

interface PoolAbout {
  name: string
  facts: readonly { name: string; value: string }[]
  /** Undefined where the customer may see the stocks. */
  locked: Locked | undefined
}

/** 优选股池: a locked column shows its count alone. The view is in the address. product PL-05 */
export function usePools(): Pools {
  usePage({ title: '优选股池', card: { title: '优选股池', desc: '查看股池规则与全部历史记录' } })
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
  const items = useCall(recommendColumnPool, chosen?.access.allowed ? input : null, part)
  const notices = useCall(recommendNoticePool, tab === 'notice' ? input : null, part)
  const { now } = useData()
  const at = useServerNow() ?? now()
  return {
    columns,
    column,
    seeColumn: (next) => next !== undefined && show({ column: next }),
    about: mapLoaded(info, ({ name, rule, updateTime, count, riskLevel, access }) => ({
      name,
      facts: [
        { name: '规则', value: rule },
        { name: '更新', value: updateTime },
        { name: '股票数', value: `${count}只` },
        { name: '风险等级', value: riskLevel ?? '评定中，暂不开放' },
      ],
      locked: access.allowed ? undefined : toLocked(access, `${POOLS}?column=${column}`),
    })),
    tab,
    see(next) {
      void track('pool', 'pool_tab', next)
      show({ tab: next })
    },
    items: mapLoaded(items, (list) => list.map((item) => toPoolRow(item, column ?? '', at))),
    period,
    seePeriod: (next) => next !== undefined && show({ period: next }),
    sample: mapLoaded(ranked, ({ sample, asOf }) => ({ ...sample, asOf })),
    ended: mapLoaded(ranked, (rank) => resultsOf(rank, tab).map(toRecordRow)),
    notices: mapLoaded(notices, (list) =>
      list.map(({ id, text, at: time, link }) => ({ key: id, text, time: stamp(time), href: link })),
    ),
  }
}

function byId<T extends { columnId: string }>(list: readonly T[], id: string | null): T | undefined {
  return list.find(({ columnId }) => columnId === id)
}
