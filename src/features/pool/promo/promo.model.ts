import { useSearchParams } from 'wouter'
import { recommendColumn, recommendRank } from '#api/domains/learn/recommend-stock.ts'
import { promotionStocks, promotionVideoInfo, promotionVideoList } from '#api/domains/learn/promotion.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { useCall } from '#data/use-call.ts'
import { toRecordRow } from '#entities/stock-case/case-row.words.ts'
import { sampleOf } from '#entities/stock-case/periods.ts'
import type { SampleFigures } from '#entities/stock-case/sample.tsx'
import { picture } from '#entities/stored-file/stored-file.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { POOLS, PROMO_STOCKS } from '#lib/path/case-href.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { usePage } from '#wechat/page.tsx'
import { type PromoRow, type PromoVideo, toPromoRow, toPromoVideo, wholeOf } from './promo.words.ts'

export interface Promo {
  /** The overall result of the pools; loading for guests, who have no access to the ranking. */
  sample: Loaded<SampleFigures>
  /** A guest's text about the whole sample instead; undefined for customers, and until the count is known. */
  whole: string | undefined
  /** The newest exit first, gains and losses alike. */
  records: Pages<PromoRow>
  /** None for guests. */
  videos: readonly PromoVideo[]
  see: (id: string) => void
  /** The chosen one. */
  watched: { video: Loaded<PromoVideo>; player: Loaded<PlayerProps> } | undefined
  /** Where a guest returns to after the login that the video in the address requires. */
  gate: string | undefined
  /** The services for sale, or the rules of the pools. */
  service: string
}

/** The source named by a menu or an advertisement. */
const SCENE = /^[\w-]{1,32}$/

/** 体验股池: past records only, shown with a delay and never as advice. PL-07 */
export function usePromo(): Promo {
  const [search, setSearch] = useSearchParams()
  const named = search.get('scene') ?? ''
  const scene = SCENE.test(named) ? named : ''
  const video = search.get('video')
  const signedIn = useSignedIn()
  usePage({ title: '体验股池', card: { title: '体验股池', desc: '学习选股逻辑 · 投资有风险' } })
  useTrackOpened('pool', 'promo_view', scene)
  const records = usePages(promotionStocks, {}, { offline: { title: '体验股池' } })
  const ranked = useCall(recommendRank, { period: 'ALL' }, { cache: true })
  const videos = useCall(promotionVideoList, {}, { cache: true })
  // The page of pools requests it as a guest, and gets the answer that a login is required.
  const columns = useCall(recommendColumn, signedIn ? {} : null, { cache: true })
  const skuId = dataOf(columns)?.find(({ access }) => access.skuId !== undefined)?.access.skuId
  return {
    sample: mapLoaded(ranked, (rank) => sampleOf(rank, (worst) => toRecordRow(worst).href)),
    whole: signedIn || records.state !== 'ready' ? undefined : wholeOf(records.total),
    records: mapPages(records, toPromoRow),
    videos: (dataOf(videos) ?? []).map(toPromoVideo),
    see: (id) => setSearch((old) => ({ ...Object.fromEntries(old), video: id }), { replace: true }),
    watched: useWatched(signedIn ? video : null),
    gate: signedIn || video === null ? undefined : `${PROMO_STOCKS}?${new URLSearchParams({ video })}`,
    service: skuId === undefined ? POOLS : skuHref(skuId),
  }
}

function useWatched(id: string | null): Promo['watched'] {
  const track = useTrack()
  const found = useCall(promotionVideoInfo, id === null ? null : { id })
  const video = mapLoaded(found, toPromoVideo)
  const view = dataOf(video)
  const player = usePlayer(useVideoSource(view?.videoId ?? null), ({ coverUrl }) => ({
    title: view?.title ?? '',
    cover: view?.cover ?? picture(coverUrl),
    caution: view?.caution ?? '',
    onFirstPlay: () => void track('media', 'video_play', id ?? ''),
    onEnd: () => void track('media', 'video_finish', id ?? ''),
  }))
  return id === null ? undefined : { video, player }
}
