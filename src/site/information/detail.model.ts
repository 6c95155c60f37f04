import { useSearchParams } from 'wouter'
import { publicArticleInfo, teamArticlesDailyNumber } from '#api/domains/public.ts'
import type { Article } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { closingAfter } from '#lib/time/trading-days.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'

/** An analyst's opinion. SI-13 */
export function useViewDetail(): Loaded<Article> {
  const id = useId()
  return useCall(publicArticleInfo, { id }, { offline: { title: titleOf, route: viewAddress(id) } })
}

/** The commentary of a day. SI-13 */
export function useDailyDetail(): Loaded<Article> {
  const number = useId()
  return useCall(teamArticlesDailyNumber, { number }, { offline: { title: titleOf, route: dailyAddress(number) } })
}

function useId(): string {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  useTrackOpened('site', 'article_view', id)
  return id
}

const titleOf = ({ title }: Article) => title

export function viewAddress(id: string): string {
  return `/information/detail?id=${encodeURIComponent(id)}`
}

export function dailyAddress(number: string): string {
  return `/information/article-detail?id=${encodeURIComponent(number)}`
}

/** An opinion is valid for this many trading days. SI-13 */
const GOOD_FOR = 5

/** Whether an opinion of this instant (epoch ms) has expired. */
export function useIsOld(): (publishedAt: number) => boolean {
  const now = useNow()
  return (publishedAt) => closingAfter(publishedAt, GOOD_FOR) <= now
}
