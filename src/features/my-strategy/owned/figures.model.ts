import { tradeRevenueStatistics } from '#api/domains/strategy/customer-strategy/trading.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type PerformanceView, toPerformanceView } from '#entities/performance/performance.words.ts'

/** The results of the model account since the service opened, saved under the strategy's name. SG-12 */
export function useFigures(id: string, name: string): Loaded<PerformanceView> {
  const offline = { title: name, part: true }
  const statistics = useCall(tradeRevenueStatistics, { id, period: 'ALL' }, { offline })
  return mapLoaded(statistics, ({ perf }) => toPerformanceView(perf))
}
