import type * as calls from '#api/domains/public/open.ts'
import { devices } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { listCourses } from '#test/service/learning/course-list.ts'
import { toArticle, toDetail } from '#test/service/stocks/present.ts'
import { videoSource } from '#test/service/room/video-source.ts'

export function openBasics(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    publicCourseList: async (input, { session }) => ({
      ...(await listCourses(input, deps, session)),
      ...((input.pageNo ?? 1) === 1 && { tags: deps.content().tags }),
    }),
    publicCourseDetail({ number }, { session }) {
      const course = deps.content().courses.get(number)
      if (!course) throw notFound('课程')
      return toDetail(course, deps, session)
    },
    publicArticleInfo({ id }, { session }) {
      const article = deps.content().articles.get(id)
      if (!article) throw notFound('文章')
      return toArticle(article, deps, session)
    },
    currentTime: (_, { now }) => ({ now }),
    captchaConfig: () => ({ provider: 'image', appId: '', enabled: deps.switches.captcha }),
    videoPlay: ({ videoId }) => videoSource(videoId, deps, null),
    async deviceReport(input, { now }) {
      const row = { ...input, at: now }
      await deps.db.insert(devices).values(row).onConflictDoUpdate({ target: devices.deviceId, set: row })
      return true
    },
  }
}
