import { useParams } from 'wouter'
import { recommendColumn, recommendStockDetail, recommendStockDetailPool } from '#api/domains/learn/recommend-stock.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { type CaseStep, timelineSteps } from '#entities/stock-case/timeline.words.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { POOLS } from '#lib/path/case-href.ts'
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
  const evaluation = useEvaluation()
  const part = { title: '股池个股', part: true }
  const columns = useCall(
    recommendColumn,
    {},
    {
      cache: true,
      offline: { title: '优选股池', route: POOLS, part: true },
    },
  )
  const access = dataOf(columns)?.find((each) => each.columnId === columnId)?.access
  // What the pool unlocked is removed from the device with it and with the evaluation; closed advice is public.
  const until = () => (access?.allowed ? earlier(access.expireAt, evaluation.until) : undefined)
  const input = evaluation.known && columns.state !== 'loading' ? { columnId, symbol } : null
  const found = useCall(recommendStockDetail, input, { offline: { title: '股池个股', until } })
  const timeline = useCall(recommendStockDetailPool, input, { offline: { ...part, until } })
  const now = useServerNow()
  return {
    advice: mapLoaded(found, (data) => toAdvice(data, now)),
    steps: mapLoaded(timeline, (steps) => timelineSteps(symbol, steps)),
    stock: stockHref(symbol),
  }
}
