import type { OutputOf } from '#api/call.ts'
import {
  strategyPoolExcellentRecord,
  strategyPoolFrequency,
  strategyPoolFundTrend,
} from '#api/domains/strategy/strategy/pool.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { toRecordRow, toSample } from './pool.words.ts'

interface PoolRecord {
  records: Pages<ReturnType<typeof toRecordRow>>
  sample: ReturnType<typeof toSample> | undefined
  spread: readonly { bucket: string; count: number }[]
  trend: Loaded<OutputOf<typeof strategyPoolFundTrend>>
}

/**
 * All closed positions of a pool, gains and losses together. SG-06, law §4
 *
 * @param asOf when the pool was last updated, epoch ms
 */
export function useRecord(poolId: string, asOf: number): PoolRecord {
  const one = { poolId }
  const first = dataOf(useCall(strategyPoolExcellentRecord, { poolId, pageNo: 1, pageSize: 20 }))
  return {
    records: mapPages(usePages(strategyPoolExcellentRecord, one), toRecordRow),
    sample: first && toSample(first, asOf),
    spread: dataOf(useCall(strategyPoolFrequency, one)) ?? [],
    trend: useCall(strategyPoolFundTrend, one),
  }
}
