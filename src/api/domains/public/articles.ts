import { object, optional, string } from 'valibot'
import { post } from '#api/call.ts'
import { pageOf, paging } from '#api/shapes.ts'
import { ArticleCard } from '#api/shapes/article.ts'

/** Articles as a guest sees them, newest first; `keyword` is searched in title and summary. spec §7 Public */
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
