import type { NewsDetail, NewsItem } from '#api/shapes/news.ts'
import { minute } from '#lib/time/dates.ts'

/** The source and the time, which are always shown; `at` is the formatted time. */
export function originOf({ source }: NewsItem, at: string): string {
  return `来源：${source} · ${at}`
}

/** The description of the share card. product §2.21 */
export function cardOf({ title, source, publishedAt }: NewsItem): { title: string; desc: string } {
  return { title, desc: `来源：${source} ${minute(publishedAt)}` }
}

export function disclaimerOf({ source }: NewsItem): string {
  return `来源：${source}，转载不代表本公司立场`
}

/** The address of the original page; undefined where it is not a web page. */
export function originalOf({ originUrl = '' }: NewsDetail): string | undefined {
  return /^https?:\/\//.test(originUrl) ? originUrl : undefined
}
