import { useEffect } from 'react'
import { useParams } from 'wouter'
import { scoreFactorList, scoreStockInfo } from '#api/domains/stock/stock-score.ts'
import { BusinessError } from '#api/errors.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { stockCard } from '#entities/stock/share.words.ts'
import { scoreHref } from '#lib/path/stock-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type ScoreView, toScore } from './score.words.ts'

/** The service has no score for the stock: its history is too short, or there is no such stock. spec §8 */
const NONE = new Set([40360, 40401])

export interface Score {
  symbol: string
  /** '' while unknown. */
  name: string
  title: string
  score: Loaded<ScoreView>
  /** Why there is no score, in the service's words; '' if there is one or the request failed. */
  none: string
}

/** 个股评分; the share card has no figure. ST-06, law §4 */
export function useScore(): Score {
  const { symbol = '' } = useParams<{ symbol?: string }>()
  const route = scoreHref(symbol)
  const found = useCall(scoreStockInfo, { symbol }, { offline: { title: (info) => `${info.name}评分`, route } })
  const methods =
    dataOf(useCall(scoreFactorList, {}, { cache: true, offline: { title: '评分方法', part: true } })) ?? []
  const name = dataOf(found)?.name ?? ''
  const title = `${name === '' ? '个股' : name}评分`
  usePage({ title, card: stockCard(name === '' ? '个股' : name, symbol, '评分说明') })
  const track = useTrack()
  const isShown = found.state === 'ready'
  useEffect(() => {
    if (isShown) void track('stock', 'score_view', symbol)
  }, [isShown, symbol, track])
  const error = found.state === 'failed' ? found.error : undefined
  return {
    symbol,
    name,
    title,
    score: mapLoaded(found, (info) => toScore(info, methods)),
    none: error instanceof BusinessError && NONE.has(error.code) ? error.message : '',
  }
}
