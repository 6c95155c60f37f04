import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { publicArticleInfo } from '#api/domains/public.ts'
import type { Article } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useTrack } from '#tracking/context.tsx'

/** One article of investor education. product SI-12 */
export function useArticle(): Loaded<Article> {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const track = useTrack()
  useEffect(() => void track('site', 'article_view', id), [track, id])
  return useCall(publicArticleInfo, { id }, { offline: { title: ({ title }) => title, route: addressOf(id) } })
}

export function addressOf(id: string): string {
  return `/protection/article-detail?id=${encodeURIComponent(id)}`
}
