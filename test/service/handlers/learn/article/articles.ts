import { and, eq } from 'drizzle-orm'
import type * as calls from '#api/domains/learn/article/articles.ts'
import { likes } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { columnsOf, listArticles } from '#test/service/learning/article-list.ts'
import { addComment } from '#test/service/learning/comments.ts'
import { likesOf, toArticle } from '#test/service/stocks/present.ts'

export function articles(deps: Deps): Pick<Handlers<'article'>, keyof typeof calls> {
  const articleOf = (id: string) => {
    const found = deps.content().articles.get(id)
    if (!found) throw notFound('文章')
    return found
  }
  return {
    articleInfo: ({ id }, { session }) => toArticle(articleOf(id), deps, session),

    async articleLike({ id, on }, visit) {
      const { userId } = visit.known().user
      const { likes: seeded } = articleOf(id)
      if (on) await deps.db.insert(likes).values({ userId, articleId: id }).onConflictDoNothing()
      else await deps.db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.articleId, id)))
      return { likeCount: seeded + (await likesOf(id, deps)), isLiked: on }
    },

    articleComment({ articleId, content, parentId }, visit) {
      const { comments } = articleOf(articleId)
      return addComment({ subject: articleId, content, parentId }, comments, deps, visit)
    },

    articleList: (input, { session }) => listArticles(input, deps, session),
    courseColumns: (_, { session }) => columnsOf(deps, session),
  }
}
