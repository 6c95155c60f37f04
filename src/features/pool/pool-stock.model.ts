import { useParams } from 'wouter'
import { recommendStockDetail, recommendStockDetailPool } from '#api/domains/learn/recommend-stock.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { type CaseStep, timelineSteps } from '#entities/stock-case/timeline.words.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type AdviceView, toAdvice } from './pool-stock.words.ts'

export interface PoolStock {
  advice: Loaded<AdviceView>
  steps: Loaded<CaseStep[]>
  stock: string
}

/** 股池个股详情: advice that expires by itself, by the server's clock. PL-06 */
export function usePoolStock(): PoolStock {
  const { columnId = '', symbol = '' } = useParams<{ columnId?: string; symbol?: string }>()
  usePage({ title: '股池个股' })
  // The list of pools removes these copies once the pool is locked for the customer.
  const found = useCall(recommendStockDetail, { columnId, symbol }, { offline: { title: '股池个股' } })
  const timeline = useCall(
    recommendStockDetailPool,
    { columnId, symbol },
    { offline: { title: '股池个股', part: true } },
  )
  const now = useServerNow()
  return {
    advice: mapLoaded(found, (data) => toAdvice(data, now)),
    steps: mapLoaded(timeline, (steps) => timelineSteps(symbol, steps)),
    stock: stockHref(symbol),
  }
}
