import { useParams } from 'wouter'
import { clsArticleInfo, expressLike } from '#api/domains/media/news.ts'
import type { OutputOf } from '#api/call.ts'
import type { Quote } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { cardOf, disclaimerOf } from '#features/news/news.words.ts'
import { expressHref } from '#lib/path/news-href.ts'
import { dated } from '#lib/time/dated.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { factsOf, goneSince } from './express.words.ts'

type FlashInfo = OutputOf<typeof clsArticleInfo>

export interface FlashView {
  title: string
  /** Since when it is withdrawn: then nothing else is shown; '' if it is not. */
  gone: string
  isImportant: boolean
  isCorrected: boolean
  facts: string
  html: string
  stocks: readonly Quote[]
  disclaimer: string
  /** Of the same subject. */
  subject: { name: string; id: string } | undefined
  related: readonly { key: string; title: string; note: string; href: string }[]
  /** The answer itself, for the like. */
  flash: FlashInfo
}

export interface Flash {
  path: string
  isGuest: boolean
  flash: Loaded<FlashView>
}

/** The flash of the address. NW-04 */
export function useFlash(): Flash {
  const { id = '' } = useParams<{ id?: string }>()
  useTrackOpened('news', 'view', id)
  const isGuest = !useSignedIn()
  const today = useToday()
  const raw = useCall(clsArticleInfo, { id }, { offline: { title: ({ title }) => title || '快讯' } })
  const known = dataOf(raw)
  const isThere = known !== undefined && known.withdrawnAt === undefined
  usePage({ title: isThere ? known.title : '快讯', card: isThere ? cardOf(known) : undefined })
  return {
    path: expressHref(id),
    isGuest,
    flash: mapLoaded(raw, (flash) => ({
      title: flash.title,
      gone: goneSince(flash),
      isImportant: flash.isImportant ?? false,
      isCorrected: flash.correctedAt !== undefined,
      facts: factsOf(flash),
      html: flash.contentHtml,
      stocks: flash.stocks ?? [],
      disclaimer: disclaimerOf(flash),
      subject: flash.subject,
      related: flash.related
        .filter(({ withdrawnAt }) => withdrawnAt === undefined)
        .map((each) => ({
          key: each.id,
          title: each.title,
          note: `${each.source} · ${dated(each.publishedAt, today)}`,
          href: expressHref(each.id),
        })),
      flash,
    })),
  }
}

export function useFlashLike(flash: FlashInfo): LikeModel {
  const { id } = flash
  const mutate = useMutateCall()
  const track = useTrack()
  return useLike({
    like: flash,
    call: expressLike,
    input: (on) => ({ id, on }),
    show: (like) => mutate(clsArticleInfo, { id }, (old) => ({ ...old, ...like })),
    path: expressHref(id),
    onPress: () => void track('news', 'express_like', id),
  })
}
