import type { Article } from '#api/shapes.ts'
import { stamp, when } from '#lib/time/dates.ts'
import { type AnalystView, analystShape, noAnalyst, toAnalystView } from '#entities/analyst/analyst.words.ts'

/** The head of an article in words; its body is filled in later. */
export interface ArticleView {
  title: string
  author: AnalystView
  /** 'none' for an unsigned article, which has no author card. */
  signed: string
  time: string
  summary: string
  asOf: string
}

export const articleShape: ArticleView = {
  title: '',
  author: analystShape,
  signed: '',
  time: '',
  summary: '',
  asOf: '',
}

export function toArticleView(article: Article, savedAt: number): ArticleView {
  const { author, source } = article
  const time = when(article.publishedAt, savedAt)
  return {
    title: article.title,
    author: author ? toAnalystView(author) : noAnalyst,
    signed: author ? 'yes' : 'none',
    time: source ? `来源：${source} · ${time}` : time,
    summary: article.summary,
    asOf: stamp(savedAt),
  }
}
