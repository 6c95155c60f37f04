import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { useLessonArticle } from './lesson-article.model.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import css from './lesson.module.css'

const Comments = lazyPart(() => import('./lesson-comments.tsx').then((m) => m.LessonComments), <Skeleton lines={4} />)

interface Props {
  articleId: string
  number: string
  catalogId: string
  title: string
  /** The page already shows that it is a saved copy. */
  stale: boolean
  onViewed: () => void
}

const VIEWED = 5_000

/** A text lesson. */
export function LessonArticle({ articleId, number, catalogId, title, stale, onViewed }: Props) {
  const model = useLessonArticle({ articleId, number, catalogId, title })
  const [, navigate] = useLocation()
  const shown = model.article.state === 'ready'
  const viewed = useEffectEvent(onViewed)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(viewed, VIEWED)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <LoadState loaded={stale ? withoutNotice(model.article) : model.article} skeleton={<Skeleton lines={12} />}>
      {(article) => (
        <div className={css.reading}>
          <p className={css.small}>{article.author}</p>
          <ArticleBody html={article.html} names={article.names} locked={article.locked} onLink={navigate} />
          <p className={css.small}>{brand.eduLine}</p>
          {!article.locked && <Comments articleId={articleId} rows={article.comments} path={article.path} />}
        </div>
      )}
    </LoadState>
  )
}

/** Reports it only once. */
function withoutNotice<T>(loaded: Loaded<T>): Loaded<T> {
  return loaded.state === 'ready' ? { ...loaded, stale: false } : loaded
}
