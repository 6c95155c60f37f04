import type { Article } from '#api/shapes.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { articleNames } from '#entities/article/article-names.ts'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import { lessonHref } from '#lib/path/learn-href.ts'
import { articleInfo } from '#api/domains/learn/article/articles.ts'

export interface LessonArticleView {
  author: string
  html: string
  /** Stocks and people that the text may name. */
  names: readonly string[]
  locked: Locked | undefined
  comments: CommentRow[]
  /** The page to return to after signing in to comment. */
  path: string
}

/** The text of a lesson, saved on the device. */
export function useLessonArticle(p: { articleId: string; number: string; catalogId: string; title: string }): {
  article: Loaded<LessonArticleView>
} {
  const raw = useCall(articleInfo, { id: p.articleId }, { offline: { title: p.title } })
  useTrackOpened('learn', 'lesson_play', p.catalogId)
  const path = lessonHref(p.number, p.catalogId)
  return { article: mapLoaded(raw, (article) => toView(article, path)) }
}

function toView(article: Article, path: string): LessonArticleView {
  return {
    author: article.author ? authorLine([article.author]) : (article.source ?? ''),
    html: article.contentHtml,
    names: articleNames(article),
    locked: article.access.allowed ? undefined : toLocked(article.access, path),
    comments: toCommentRows(article.comments),
    path,
  }
}
