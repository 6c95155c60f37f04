import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'

/** A team's introduction. */
export function Intro({ html, names }: { html: string; names: readonly string[] }) {
  const [, navigate] = useLocation()
  return <ArticleBody html={html} names={names} onLink={navigate} />
}
