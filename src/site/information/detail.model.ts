import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { publicArticleInfo, teamArticlesDailyNumber } from '#api/domains/public.ts'
import type { Article } from '#api/shapes.ts'
import { useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { closingAfter } from '#lib/time/trading-days.ts'
import { useTrack } from '#tracking/context.tsx'

/** A view of an analyst. product SI-13 */
export function useViewDetail(): Loaded<Article> {
  const id = useId()
  return useCall(publicArticleInfo, { id }, { offline: { title: titleOf, route: viewAddress(id) } })
}

/** The commentary of a day. product SI-13 */
export function useDailyDetail(): Loaded<Article> {
  const number = useId()
  return useCall(teamArticlesDailyNumber, { number }, { offline: { title: titleOf, route: dailyAddress(number) } })
}

function useId(): string {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const track = useTrack()
  useEffect(() => void track('site', 'article_view', id), [track, id])
  return id
}

const titleOf = ({ title }: Article) => title

export function viewAddress(id: string): string {
  return `/information/detail?id=${encodeURIComponent(id)}`
}

export function dailyAddress(number: string): string {
  return `/information/article-detail?id=${encodeURIComponent(number)}`
}

/** A view is good for as many trading days. product SI-13 */
const GOOD_FOR = 5

/** Tells of an instant, epoch ms, whether a view of then has had its time. */
export function useIsOld(): (publishedAt: number) => boolean {
  const { now } = useData()
  return (publishedAt) => closingAfter(publishedAt, GOOD_FOR) <= now()
}
