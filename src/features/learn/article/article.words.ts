import type { Article } from '#api/shapes.ts'
import { minute, stamp } from '#lib/time/dates.ts'
import { type AnalystView, analystShape, noAnalyst, toAnalystView } from '#entities/analyst/analyst.words.ts'

/** The head of an article in words; its body is filled in later. */
export interface ArticleView {
  title: string
  author: AnalystView
  /** 'none' for an unsigned article, which has no author card. */
  signed: string
  /** '' if the article names no source. */
  origin: string
  time: string
  /** '' if the body starts with it. */
  summary: string
  /** The first paragraphs of the body, as far as they are plain text. */
  lead: readonly { text: string }[]
  asOf: string
}

export const articleShape: ArticleView = {
  title: '',
  author: analystShape,
  signed: '',
  origin: '',
  time: '',
  summary: '',
  lead: [{ text: '' }],
  asOf: '',
}

export function toArticleView(article: Article, savedAt: number): ArticleView {
  const { author, source, contentHtml } = article
  return {
    title: article.title,
    author: author ? toAnalystView(author) : noAnalyst,
    signed: author ? 'yes' : 'none',
    origin: source ? `来源：${source} · ` : '',
    // The plain date: the HTML draws it before the clock of the service is known.
    time: minute(article.publishedAt),
    summary: isLead(article) ? '' : article.summary,
    lead: leadOf(contentHtml),
    asOf: stamp(savedAt),
  }
}

/** Only text that needs no sanitiser and is as high before as after it. */
function leadOf(html: string): ArticleView['lead'] {
  const [plain = ''] = /^(?:\s*<p>[^<&]+<\/p>)+/.exec(html) ?? []
  return [...plain.matchAll(/<p>([^<]+)/g)].map(([, text = '']) => ({ text }))
}

/** Whether the body starts with the summary, which is then not shown above it. */
function isLead({ summary, contentHtml }: Article): boolean {
  const bare = (text: string) => text.replace(/<[^>]*>|\s/g, '')
  return bare(contentHtml).startsWith(bare(summary))
}
