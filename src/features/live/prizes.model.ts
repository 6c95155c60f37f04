import { useSearchParams } from 'wouter'
import { prizeDetail, prizeMy } from '#api/domains/live/live.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { PRIZES } from '#lib/path/prize-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type PrizeView, toPrize } from './prize.words.ts'

/** 我的奖品, or the one that a link names. LV-05 */
export function usePrizes(): { prizes: Loaded<PrizeView[]>; isOne: boolean } {
  usePage({ title: '我的奖品' })
  const [search] = useSearchParams()
  const prizeId = search.get('id')
  const all = useCall(prizeMy, prizeId === null ? {} : null, { offline: { title: '我的奖品', route: PRIZES } })
  const one = useCall(prizeDetail, prizeId === null ? null : { prizeId }, { offline: { title: '我的奖品' } })
  return {
    prizes:
      prizeId === null ? mapLoaded(all, (list) => list.map(toPrize)) : mapLoaded(one, (prize) => [toPrize(prize)]),
    isOne: prizeId !== null,
  }
}
