import { object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { listOf, pageOf, paging } from '#api/shapes.ts'
import { ArticleCard } from '#api/shapes/article.ts'
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

/** Articles as a guest sees them, newest first; `keyword` stands in title or summary. spec §7 Public */
export const publicArticleList = post('/public/articleList', {
  input: object({
    columnId: optional(string()),
    topic: optional(string()),
    analystNumber: optional(string()),
    keyword: optional(string()),
    ...paging,
  }),
  output: pageOf(ArticleCard),
})
