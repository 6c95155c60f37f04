import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { runningChooseTimeRecord } from '#api/domains/strategy/customer-strategy/running.ts'
import { tradeRecord } from '#api/domains/strategy/customer-strategy/trading.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import type { Owned } from './owned.model.ts'

export const kinds = [
  { id: 'trade', name: '成交' },
  { id: 'timing', name: '择时' },
] as const

type Kind = (typeof kinds)[number]['id']

/** The records selected by the address. */
export function useKind(): [Kind, (kind: string | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find(({ id }) => id === search.get('kind'))?.id ?? 'trade'
  return [kind, (next) => setSearch(next === 'timing' ? { kind: next } : {}, { replace: true })]
}

/** All trades since the service opened; a round trip is one row. SG-12 */
export function useTrades({ id, detail, copies }: Owned): Pages<OrderRow> {
  const offline = { title: detail?.strategyName ?? '', part: true, until: () => copies?.until }
  const pages = usePages(tradeRecord, copies ? { id } : null, { offline })
  return mapPages(filterPages(pages, ownRow(dataOf(pages) ?? [])), toOrderRow)
}

export interface TimingRow {
  key: string
  note: string
  signal: string
  isChange: boolean
}

const SIGNALS: Readonly<Record<string, string>> = { IN: '转强', OUT: '转弱', HOLD: '维持' }

/** The timing signals, newest first. SG-12 */
export function useTiming({ id, detail }: Owned): Loaded<TimingRow[]> {
  const offline = { title: detail?.strategyName ?? '', part: true }
  return mapLoaded(useCall(runningChooseTimeRecord, { id }, { offline }), (list) => list.map(toTimingRow))
}

function toTimingRow({ d, signal, note }: OutputOf<typeof runningChooseTimeRecord>[number]): TimingRow {
  return { key: d, note, signal: SIGNALS[signal] ?? '状态更新中', isChange: signal === 'IN' || signal === 'OUT' }
}
