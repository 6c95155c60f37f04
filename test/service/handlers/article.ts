import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { comments, likes } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { listCourses } from './course-list.ts'
import { likesOf, toArticle, toCard, toComment, toDetail } from './present.ts'

/** Phone numbers, WeChat ids and calls to join a group. product LE-07 */
const CONTACT = /1[3-9]\d{9}|微信|vx|weixin|加群|进群|QQ\s*\d{5}/i

export function article(deps: Deps): Handlers<'article'> {
  const articleOf = (id: string) => {
    const found = deps.content().articles.get(id)
    if (!found) throw notFound('文章')
    return found
  }
  return {
    info: ({ id }, { session }) => toArticle(articleOf(id), deps, session),

    async like({ id, on }, visit) {
      const { userId } = visit.known().user
      const { likes: seeded } = articleOf(id)
      if (on) await deps.db.insert(likes).values({ userId, articleId: id }).onConflictDoNothing()
      else await deps.db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.articleId, id)))
      return { likeCount: seeded + (await likesOf(id, deps)), isLiked: on }
    },

    async comment({ articleId, content, parentId }, visit) {
      const { user } = visit.known()
      articleOf(articleId)
      if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
      const words = content.trim()
      if (words === '') throw new Refusal(40023, '请填写评论')
      if (Array.from(words).length > 300) throw new Refusal(40024, '内容不能超过300字')
      if (CONTACT.test(words)) throw new Refusal(40025, '请勿发布联系方式')
      const row = {
        id: randomUUID(),
        articleId,
        parentId: parentId ?? null,
        userId: user.userId,
        content: words,
        status: 'AUDITING' as const,
        createdAt: visit.now,
      }
      await deps.db.insert(comments).values(row)
      return toComment(row, user, user.userId)
    },

    course: (input, { session }) => listCourses(input, deps, session),
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
    courseNumber({ number }, { session }) {
      const course = deps.content().courses.get(number)
      if (!course) throw notFound('课程')
      return toDetail(course, deps, session)
    },
  }
}
