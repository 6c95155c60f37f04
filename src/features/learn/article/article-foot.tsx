import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type ArticleRest, useArticleLike } from './article.model.ts'
import { LikeButton } from '#entities/like/like-button.tsx'
import css from './article.module.css'

const ArticleMore = lazyPart(() => import('./article-more.tsx').then((m) => m.ArticleMore), <Skeleton lines={12} />)

/** What follows an article: its disclaimer and like, and below them all that opens later. */
export function ArticleFoot({ rest }: { rest: ArticleRest }) {
  return (
    <footer className={css.foot}>
      <p className={css.small}>本文仅代表作者观点，不构成投资建议</p>
      <RiskLine />
      <LikeButton like={useArticleLike(rest.article)} />
      <ArticleMore rest={rest} />
    </footer>
  )
}
