import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf, pageOf, paging } from '#api/shapes.ts'
import { NewsChannel, NewsDetail, NewsItem } from '#api/shapes/news.ts'

/** The channels of the news and of the information site. spec §7 Public */
export const publicNewsChannels = get('/public/getNewsChannels', { input: object({}), output: listOf(NewsChannel) })

/** One piece of news as a guest sees it. spec §7 Public */
export const publicNewsInfo = get('/public/getNewsInfo', { input: object({ id: string() }), output: NewsDetail })

/** News of a channel as a guest sees it. spec §7 Public */
export const publicNewsList = get('/public/getNewsList', {
  input: object({ channelId: string(), ...paging }),
  output: pageOf(NewsItem),
})
