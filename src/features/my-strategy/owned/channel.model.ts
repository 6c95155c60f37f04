import { runningPassagewayInfo } from '#api/domains/strategy/customer-strategy/running.ts'
import { tradePassageways } from '#api/domains/strategy/customer-strategy/trading.ts'
import type { Perf } from '#api/shapes/strategy.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { yuan } from '#lib/number/money.ts'
import { rate, share } from '#lib/number/rate.ts'
import { stamp } from '#lib/time/dates.ts'
import { type HoldingRow, toHoldingRow } from './holdings.words.ts'
import type { Owned } from './owned.model.ts'

export interface ChannelRow {
  key: string
  name: string
  note: string
}

/** The channels with their results since the service opened; the drawdown first. SG-12, law §4 */
export function useChannels({ id, detail }: Owned): Loaded<ChannelRow[]> {
  const found = useCall(tradePassageways, { id }, { offline: { title: detail?.strategyName ?? '', part: true } })
  return mapLoaded(found, (list) =>
    list.map(({ passagewayId, name, status, capacity, used, perf }) => ({
      key: passagewayId,
      name,
      note: [
        perf && figuresOf(perf),
        perf && `截至 ${stamp(perf.asOf)}`,
        capacity !== undefined && used !== undefined && `${used}/${capacity}人`,
        status === 'FULL' ? '名额已满' : status === 'CLOSED' ? '已关闭' : '',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  )
}

function figuresOf({ kind, maxDrawdownRate, totalRate, bench }: Perf): string {
  return [
    `${kindWord(kind)} 最大回撤 ${rate(maxDrawdownRate)}`,
    `累计 ${rate(totalRate)}`,
    `同期${bench.name} ${rate(bench.rate)}`,
  ].join('，')
}

export interface ChannelView {
  name: string
  facts: { name: string; value: string }[]
  holdings: HoldingRow[]
}

/** A channel and the positions of its model account; stored nowhere. SG-12 */
export function useChannel({ detail }: Owned, passagewayId: string): Loaded<ChannelView> {
  return mapLoaded(useCall(runningPassagewayInfo, { passagewayId }), ({ name, capitalFen, positionRate, stocks }) => ({
    name,
    facts: [
      ...(capitalFen === undefined ? [] : [{ name: '模型账户初始资金', value: yuan(capitalFen) }]),
      { name: '仓位', value: share(positionRate) },
      ...(detail ? [{ name: '收盘价', value: `截至 ${stamp(detail.asOf)}` }] : []),
    ],
    holdings: stocks.map(toHoldingRow),
  }))
}
