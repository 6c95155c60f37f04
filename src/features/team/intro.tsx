import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'

/** A team's introduction. */
export function Intro({ html }: { html: string }) {
  const [, navigate] = useLocation()
  return <ArticleBody html={html} onLink={navigate} />
}
