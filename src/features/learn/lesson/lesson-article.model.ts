import { useEffect } from 'react'
import type { Article } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { articleInfo } from '#api/domains/learn/article/articles.ts'

export interface LessonArticleView {
  author: string
  html: string
  locked: Locked | undefined
  href: string
}

/** The text of a lesson, saved on the device. */
export function useLessonArticle(p: { articleId: string; catalogId: string; title: string }): {
  article: Loaded<LessonArticleView>
} {
  const track = useTrack()
  const raw = useCall(articleInfo, { id: p.articleId }, { offline: { title: p.title } })
  useEffect(() => void track('learn', 'lesson_play', p.catalogId), [track, p.catalogId])
  return { article: useView(raw, toView, none) }
}

const none: LessonArticleView = { author: '', html: '', locked: undefined, href: '' }

function toView(article: Article): LessonArticleView {
  const href = articleHref(article.id)
  return {
    author: article.author ? authorLine([article.author]) : (article.source ?? ''),
    html: article.contentHtml,
    locked: article.access.allowed ? undefined : toLocked(article.access, href),
    href,
  }
}
