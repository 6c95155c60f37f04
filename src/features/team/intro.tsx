import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'

/** What a team says of itself. */
export function Intro({ html }: { html: string }) {
  const [, navigate] = useLocation()
  return <ArticleBody html={html} onLink={navigate} />
}
