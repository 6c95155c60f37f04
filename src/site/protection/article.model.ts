import { useSearchParams } from 'wouter'
import { publicArticleInfo } from '#api/domains/public.ts'
import type { Article } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'

/** One article of investor education. SI-12 */
export function useArticle(): Loaded<Article> {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  useTrackOpened('site', 'article_view', id)
  return useCall(publicArticleInfo, { id }, { offline: { title: ({ title }) => title, route: addressOf(id) } })
}

export function addressOf(id: string): string {
  return `/protection/article-detail?id=${encodeURIComponent(id)}`
}
