import { devices } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { listArticles } from '#test/service/learning/article-list.ts'
import { listReplays, replayInfo } from '#test/service/room/replays.ts'
import { listCourses } from '#test/service/learning/course-list.ts'
import { toArticle, toDetail } from '#test/service/stocks/present.ts'
import { openAdverts } from './public/adverts.ts'
import { openCompany } from './public/company.ts'
import { openLanding } from './public/landing.ts'
import { openConvert } from './public/convert.ts'
import { openLive } from './public/live.ts'
import { openNews } from './public/news.ts'
import { openStockCase } from './public/stock-case.ts'
import { openStrategy } from './public/strategy.ts'
import { openOrders } from './public/orders.ts'
import { openRefunds } from './public/refunds.ts'
import { openTeam } from './public/team.ts'
import { videoSource } from '#test/service/room/video-source.ts'

export function open(deps: Deps): Handlers<'public'> {
  return {
    ...openAdverts(),
    ...openNews(deps),
    ...openLive(deps),
    ...openLanding(deps),
    ...openTeam(deps),
    ...openStrategy(deps),
    ...openStockCase(deps),
    ...openCompany(deps),
    ...openConvert(deps),
    ...openOrders(deps),
    ...openRefunds(deps),
    publicReplayInfo: ({ videoId }, { session }) => replayInfo(videoId, deps, session),
    publicReplayList: (asked, { session }) => listReplays(asked, deps, session),
    publicArticleList: (input, { session }) => listArticles(input, deps, session),
    quoteIndexList: () => deps.library().indicators,
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
