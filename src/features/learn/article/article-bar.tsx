import { KeepTools } from '#features/learn/study/keep-tools.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { articleHref } from '#lib/path/learn-href.ts'
import { type ArticleRest, useArticleLike } from './article.model.ts'
import { COMMENTS } from '#entities/comment/comments.tsx'
import css from './article-bar.module.css'

/** The actions of an article, always in reach. LE-07 */
export function ArticleBar({ rest }: { rest: ArticleRest }) {
  const { id, title } = rest.article
  return (
    <div className={css.bar}>
      <button
        type="button"
        className={css.write}
        onClick={() => document.querySelector<HTMLElement>(`#${COMMENTS} textarea`)?.focus()}
      >
        写评论，审核后展示
      </button>
      <LikeButton like={useArticleLike(rest.article)} bare />
      <KeepTools path={articleHref(id)} title={title} kind="文章" />
    </div>
  )
}
