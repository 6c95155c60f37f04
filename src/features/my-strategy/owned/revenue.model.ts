import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { runningRevenueLine } from '#api/domains/strategy/customer-strategy/running.ts'
import { tradeRevenueStatistics } from '#api/domains/strategy/customer-strategy/trading.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import type { Owned } from './owned.model.ts'

export const periods = [
  { id: '3M', name: '近3月' },
  { id: '1Y', name: '近1年' },
  { id: 'ALL', name: '开通以来' },
] as const
type Period = (typeof periods)[number]['id']

export interface RevenuePage {
  period: Period
  choose: (period: string | undefined) => void
  record: Loaded<OutputOf<typeof tradeRevenueStatistics> & { curve: OutputOf<typeof runningRevenueLine> }>
}

/** The results of the model account since the service opened; of an expired service, until its last day. SG-12 */
export function useRevenue({ id, detail }: Owned): RevenuePage {
  const [search, setSearch] = useSearchParams()
  const period = periods.find((each) => each.id === search.get('period'))?.id ?? 'ALL'
  const offline = { title: detail?.strategyName ?? '', part: true }
  const line = useCall(runningRevenueLine, { id, period }, { offline })
  const statistics = useCall(tradeRevenueStatistics, { id, period }, { offline })
  return {
    period,
    choose: (next) => {
      if (next !== undefined) setSearch({ period: next }, { replace: true })
    },
    record: mapBoth(line, statistics, (curve, known) => ({ ...known, curve })),
  }
}
