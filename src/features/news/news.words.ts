import type { NewsDetail, NewsItem } from '#api/shapes/news.ts'
import { stamp } from '#lib/time/dates.ts'

/** Where it comes from and when, which no piece of news is without; `at`: how the time is said. */
export function originOf({ source }: NewsItem, at: string): string {
  return `来源：${source} · ${at}`
}

/** What the share card says below the headline. product 2.21 */
export function cardOf({ title, source, publishedAt }: NewsItem): { title: string; desc: string } {
  return { title, desc: `来源：${source} ${stamp(publishedAt)}` }
}

export function disclaimerOf({ source }: NewsItem): string {
  return `来源：${source}，转载不代表本公司立场`
}

/** The page that it was taken from; a link to anything but a page is none. */
export function originalOf({ originUrl = '' }: NewsDetail): string | undefined {
  return /^https?:\/\//.test(originUrl) ? originUrl : undefined
}
