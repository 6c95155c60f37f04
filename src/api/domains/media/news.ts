import { array, boolean, object, optional, string } from 'valibot'
import { get, putJson } from '#api/call.ts'
import { publicNewsChannels, publicNewsInfo, publicNewsList } from '#api/domains/public/news.ts'
import { Liked, listOf, pageOf, paging } from '#api/shapes.ts'
import { NewsChannel, NewsDetail, NewsFeed, NewsItem, StockDoc } from '#api/shapes/news.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const one = object({ id: string() })
const ofStock = object({ symbol: string(), ...paging })
/** At most 50 symbols. */
const ofStocks = object({ symbols: array(string()), ...paging })
const like = { input: object({ id: string(), on: boolean() }), output: Liked }

/** The news channels. spec §7 News */
export const newsChannels = get('/news/getNewsChannels', {
  input: object({}),
  output: listOf(NewsChannel),
  twin: publicNewsChannels,
})

/** News of a channel, newest first. spec §7 News */
export const newsList = get('/news/getNewsList', {
  input: object({ channelId: string(), ...paging }),
  output: pageOf(NewsItem),
  twin: publicNewsList,
})

/** One piece of news with its body and source. spec §7 News */
export const newsInfo = get('/news/getNewsInfo', { input: one, output: NewsDetail, twin: publicNewsInfo })

/** Sets or removes the like of a piece of news. spec §7 News */
export const newsLike = putJson('/news/like', like)

/** 24-hour flashes, older than `beforeId`; `important` filters them. spec §7 News */
export const expressList = get('/news/express', {
  members: true,
  input: object({ beforeId: optional(string()), important: optional(boolean()) }),
  output: NewsFeed,
})

/** Sets or removes the like of a flash. spec §7 News */
export const expressLike = putJson('/news/express/like', like)

/** The number of flashes since `since`, epoch ms. spec §7 News */
export const clsArticleExpressCount = get('/cls/article/express-count', {
  members: true,
  input: object({ since: Time }),
  output: object({ count: Count }),
})

/** One flash with its body and those on the same subject. spec §7 News */
export const clsArticleInfo = get('/cls/article/info', {
  members: true,
  input: one,
  output: object({ ...NewsItem.entries, contentHtml: string(), related: listOf(NewsItem) }),
})

/** Flashes of a subject, older than `lastTime`, epoch ms. spec §7 News */
export const clsArticleList = get('/cls/article/list', {
  members: true,
  input: object({ subjectId: optional(string()), lastTime: optional(Time) }),
  output: NewsFeed,
})

/** The important flashes of the last days. spec §7 News */
export const clsArticleRecommendList = get('/cls/article/recommend-list', { input: object({}), output: NewsFeed })

/** The subjects of flashes. spec §7 News */
export const clsArticleSubjectList = get('/cls/article/subject-list', {
  members: true,
  input: object({}),
  output: listOf(NewsChannel),
})

/** An announcement: a PDF of the company. spec §7 News */
export const clsStockAnnounceInfo = get('/cls/stock/announce-info', {
  members: true,
  input: one,
  output: object({ title: string(), pdfUrl: string(), pages: Count, publishedAt: Time }),
})

/** Announcements of a stock, newest first. spec §7 News */
export const clsStockAnnounceList = get('/cls/stock/announce-list', {
  members: true,
  input: ofStock,
  output: pageOf(StockDoc),
})

/** Announcements of several stocks, newest first. spec §7 News */
export const clsStockAnnounceListByStocks = get('/cls/stock/announce-list-by-stocks', {
  input: ofStocks,
  output: pageOf(StockDoc),
})

/** News of a stock with its body. spec §7 News */
export const clsStockNewsInfo = get('/cls/stock/news-info', {
  members: true,
  input: one,
  output: object({ title: string(), publisher: string(), publishedAt: Time, contentHtml: string() }),
})

/** News of a stock, newest first. spec §7 News */
export const clsStockNewsList = get('/cls/stock/news-list', { members: true, input: ofStock, output: pageOf(StockDoc) })

/** News of several stocks, newest first. spec §7 News */
export const clsStockNewsListByStocks = get('/cls/stock/news-list-by-stocks', {
  input: ofStocks,
  output: pageOf(StockDoc),
})

/** The sectors of a stock; `changeRate` is their mean of the last trading day. spec §7 News */
export const clsStockPlateList = get('/cls/stock/plate-list', {
  members: true,
  input: object({ symbol: string() }),
  output: listOf(object({ plateId: string(), name: string(), changeRate: Finite })),
})

/** A research report: always its publisher and date, its text or a PDF. spec §7 News */
export const clsStockResearchInfo = get('/cls/stock/research-info', {
  members: true,
  input: one,
  output: object({
    title: string(),
    publisher: string(),
    publishedAt: Time,
    contentHtml: optional(string()),
    pdfUrl: optional(string()),
  }),
})

/** Research reports on a stock, newest first. spec §7 News */
export const clsStockResearchList = get('/cls/stock/research-list', {
  members: true,
  input: ofStock,
  output: pageOf(StockDoc),
})

/** Research reports on several stocks, newest first. spec §7 News */
export const clsStockResearchListByStocks = get('/cls/stock/research-list-by-stocks', {
  input: ofStocks,
  output: pageOf(StockDoc),
})
