import { useIndex } from '#entities/performance/index.model.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { PerformanceChart } from '#ui/chart/performance-chart.tsx'

/** The strategy of a pool compared with 沪深300. SG-06 */
export function Trend({ curve }: { curve: readonly CurvePoint[] }) {
  const index = useIndex(curve, 'SH000300')
  return <PerformanceChart name="策略" bench={index?.name ?? '同期基准'} curve={index?.curve ?? curve} />
}
