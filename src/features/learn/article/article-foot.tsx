import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { ArticleRest } from './article.model.ts'
import css from './article.module.css'

const ArticleMore = lazyPart(() => import('./article-more.tsx').then((m) => m.ArticleMore), <Skeleton lines={12} />)

/** The end of an article: its disclaimer, and below it the parts loaded later. */
export function ArticleFoot({ rest }: { rest: ArticleRest }) {
  return (
    <footer className={css.foot}>
      <RiskLine>本文仅代表作者观点，不构成投资建议</RiskLine>
      <ArticleMore rest={rest} />
    </footer>
  )
}
