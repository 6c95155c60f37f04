import { and, eq } from 'drizzle-orm'
import { likes } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import { columnsOf, listArticles } from '#test/service/learning/article-list.ts'
import { addComment } from '#test/service/learning/comments.ts'
import { listCourses } from '#test/service/learning/course-list.ts'
import { likesOf, toArticle, toCard, toDetail } from '#test/service/stocks/present.ts'

export function article(deps: Deps): Handlers<'article'> {
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
    courseList: (input, { session }) => listCourses(input, deps, session),
    courseL3: () => deps.content().categories,
    courseSeries: () =>
      deps.content().series.map(({ seriesId, title }) => {
        const courses = [...deps.content().courses.values()].filter((each) => each.seriesId === seriesId)
        return { seriesId, title, coverUrl: `/files/covers/${seriesId}.svg`, courseCount: courses.length }
      }),
    courseTags: () => deps.content().tags,
    courseTop: (_, { session }) => {
      const top = deps.content().topNumbers.flatMap((number) => deps.content().courses.get(number) ?? [])
      return Promise.all(top.map((course) => toCard(course, deps, session)))
    },
    courseColumns: (_, { session }) => columnsOf(deps, session),
    courseStock({ symbol }, { session }) {
      const { market } = deps.library()
      const stock = market.of(symbol)
      if (!stock) throw notFound('股票')
      const fitting = stock.isFund ? 't3' : 't2'
      const found = [...deps.content().courses.values()].filter(
        (course) => course.tags.includes(fitting) && course.saleStatus === undefined,
      )
      return Promise.all(found.map((course) => toCard(course, deps, session)))
    },
    courseBatch({ body: { numbers } }, { session }) {
      if (numbers.length > 50) throw badInput(40003, '一次最多查询50门课程')
      const found = [...new Set(numbers)].flatMap((number) => deps.content().courses.get(number) ?? [])
      return Promise.all(found.map((course) => toCard(course, deps, session)))
    },
    courseDetail({ number }, { session }) {
      const course = deps.content().courses.get(number)
      if (!course) throw notFound('课程')
      return toDetail(course, deps, session)
    },
  }
}
