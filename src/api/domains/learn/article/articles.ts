import { boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { publicArticleList } from '#api/domains/public/articles.ts'
import { publicArticleInfo } from '#api/domains/public/open.ts'
import { Access, Analyst, Article, Comment, known, Liked, listOf, pageOf, paging } from '#api/shapes.ts'
import { ArticleCard } from '#api/shapes/article.ts'
import { Time } from '#api/shapes/number.ts'

/** One article with its body. spec §7 Articles */
export const articleInfo = get('/article/info', {
  input: object({ id: string() }),
  output: Article,
  twin: publicArticleInfo,
})

/** Sets or removes the like of the signed-in customer. spec §7 Articles */
export const articleLike = post('/article/like', {
  input: object({ id: string(), on: boolean() }),
  output: Liked,
})

/** A comment, shown to others after review. 1 to 300 characters. spec §7 Articles */
export const articleComment = postJson('/article/comment', {
  input: object({ articleId: string(), content: string(), parentId: optional(string()) }),
  output: Comment,
})

/** Articles of a column or an author, or with a topic between `#` marks, newest first. spec §7 Articles */
export const articleList = post('/article/list', {
  input: object({
    columnId: optional(string()),
    topic: optional(string()),
    analystNumber: optional(string()),
    ...paging,
  }),
  output: pageOf(ArticleCard),
  twin: publicArticleList,
})

/** The columns; `access` says whether a members' column is open to the customer. spec §7 Articles */
export const courseColumns = get('/article/course/columns', {
  members: true,
  input: object({}),
  output: listOf(
    object({
      id: string(),
      name: string(),
      analyst: Analyst,
      kind: known('FREE', 'VIP'),
      latest: optional(object({ id: string(), title: string(), publishedAt: Time })),
      access: Access,
    }),
  ),
})
