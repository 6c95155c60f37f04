import type { Article } from '#api/shapes.ts'
import { minute, stamp } from '#lib/time/dates.ts'
import { type AnalystView, analystShape, noAnalyst, toAnalystView } from '#entities/analyst/analyst.words.ts'

/** The head of an article in words; its body is filled in later. */
export interface ArticleView {
  title: string
  author: AnalystView
  /** 'none' for an unsigned article, which has no author card. */
  signed: string
  time: string
  /** '' if the body starts with it. */
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
  // The plain date: the HTML draws it before the clock of the service is known.
  const time = minute(article.publishedAt)
  return {
    title: article.title,
    author: author ? toAnalystView(author) : noAnalyst,
    signed: author ? 'yes' : 'none',
    time: source ? `来源：${source} · ${time}` : time,
    summary: isLead(article) ? '' : article.summary,
    asOf: stamp(savedAt),
  }
}

/** Whether the body starts with the summary, which is then not shown above it. */
function isLead({ summary, contentHtml }: Article): boolean {
  const bare = (text: string) => text.replace(/<[^>]*>|\s/g, '')
  return bare(contentHtml).startsWith(bare(summary))
}
