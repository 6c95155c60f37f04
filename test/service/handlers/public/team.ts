import type * as calls from '#api/domains/public/team.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { analystOf, toMessages, toTeam, toVideos } from '#test/service/room/media.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { toArticle } from '#test/service/stocks/present.ts'
import { listVideoComments } from '#test/service/handlers/live/video.ts'
import { isShortView, teamFeed } from '#test/service/handlers/live/stream.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import type { SeedArticle } from '#test/service/seed/content.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { teamOf, teams } from '#test/service/seed/media/teams.ts'
import type { Session } from '#test/service/sessions.ts'

const KINDS = ['MESSAGE', 'ARTICLE', 'VIDEO', 'LIVE']

export function openTeam(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  const videosOf = (number: string) =>
    deps.library().videos.filter((each) => each.ofTeam && each.teamNumber === known(number).number)
  return {
    teamList: () => teams.map(toTeam),
    teamByNumber: ({ number }) => ({ ...toTeam(known(number)), bannerUrl: `/files/covers/${number}.svg` }),
    teamInfo({ number }) {
      const { slogan, fans, analysts } = known(number)
      const names = analysts.map((each) => analystOf(each).name).join('、')
      const messageCount = deps.library().streams.filter((each) => isShortView(each) && each.teamNumber === number)
      return {
        introHtml: `<p>${slogan}。成员：${names}。内容仅供投资者教育参考，不构成投资建议。</p>`,
        stats: {
          messageCount: messageCount.length,
          articleCount: dailies(number, deps).length,
          videoCount: videosOf(number).length,
          fansCount: fans,
        },
      }
    },
    teamBanner: (_, { now }) =>
      teams.slice(0, 2).map(({ number, slogan }) => ({
        id: `TB-${number}`,
        title: slogan,
        imageUrl: `/files/covers/${number}.svg`,
        link: `/team/${number}`,
        isAd: false,
        startAt: today(now) - 10 * DAY,
        endAt: today(now) + 60 * DAY,
      })),
    teamIndex: () => ({
      modules: ['团队', '最新观点', '每日文章', '视频'].map((title, index) => ({
        key: ['TEAM', ...KINDS][index] ?? 'TEAM',
        title,
        sort: index + 1,
      })),
    }),
    teamContentList: ({ number, kind, ...asked }) => {
      if (kind !== undefined && !KINDS.includes(kind)) throw badInput(40003, '参数 kind 不正确')
      const all = contentsOf(number, deps).filter((each) => kind === undefined || each.kind === kind)
      return pageOf(
        all.toSorted((a, b) => b.at - a.at),
        asked,
      )
    },
    teamMessages: ({ number, ...asked }, { session }) => teamFeed(number, asked, deps, session),
    async teamMessagesLatest({ number }, { session }) {
      return (await teamFeed(number, { limit: 1 }, deps, session)).list[0] ?? null
    },
    async teamMessage({ messageId }, { session }) {
      const found = deps.library().streams.find((each) => each.id === messageId && isShortView(each))
      const [msg] = found ? await toMessages([found], deps, session) : []
      if (!found || !msg) throw notFound('观点')
      return { ...msg, contentHtml: `<p>${msg.text ?? ''}</p>`, stocks: deps.library().market.quotes(found.symbols) }
    },
    async teamVideoList({ number, ...asked }, { session }) {
      const page = pageOf(videosOf(number), asked)
      return { ...page, list: await toVideos(page.list, deps, session) }
    },
    teamCommentList: ({ id, ...asked }, { session }) => listVideoComments(id, asked, deps, session),
    ...dailyViews(deps),
  }
}

type DailyCalls = Extract<keyof typeof calls, `teamArticles${string}`>

function dailyViews(deps: Deps): Pick<Handlers<'public'>, DailyCalls> {
  const toDaily = async (article: SeedArticle, session: Session | null) => ({
    ...(await toArticle(article, deps, session)),
    tradeDate: dateOf(article.publishedAt),
    teamNumber: teamOf(article.author.number),
  })
  const byId = (id: string, session: Session | null) => {
    const found = deps.content().articles.get(id)
    if (!found || !isDaily(found)) throw notFound('文章')
    return toDaily(found, session)
  }
  return {
    async teamArticlesDaily({ number, date, ...asked }, { session }) {
      if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date)) throw badInput(40003, '参数 date 不正确')
      const found = dailies(number, deps).filter((each) => date === undefined || dateOf(each.publishedAt) === date)
      const page = pageOf(found, asked)
      return { ...page, list: await Promise.all(page.list.map((each) => toDaily(each, session))) }
    },
    teamArticlesDailyByNumber: ({ articleNumber }, { session }) => byId(articleNumber, session),
    teamArticlesDailyNumber: ({ number }, { session }) => byId(number, session),
    async teamArticlesDailyComments({ number, ...asked }, { session }) {
      const { comments = [] } = await byId(number, session)
      return pageOf(comments, asked)
    },
    async teamArticlesDailyLatest({ number }, { session }) {
      const [latest] = dailies(number, deps)
      return latest ? toDaily(latest, session) : null
    },
  }
}

/** The standalone articles of a team, or of all, that are open to everyone, newest first. */
function dailies(number: string | undefined, deps: Deps): SeedArticle[] {
  const team = number === undefined ? undefined : known(number).number
  return [...deps.content().articles.values()]
    .filter((article) => isDaily(article) && (team === undefined || teamOf(article.author.number) === team))
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
}

function isDaily({ lesson, columnId }: SeedArticle): boolean {
  return lesson === undefined && columnId === undefined
}

function contentsOf(number: string, deps: Deps) {
  const { streams, videos, rooms } = deps.library()
  const { analysts } = known(number)
  return [
    ...streams
      .filter((each) => isShortView(each) && each.teamNumber === number)
      .map(({ id, msg }) => ({ kind: 'MESSAGE', id, title: msg.text ?? '', at: msg.sentAt })),
    ...dailies(number, deps).map(({ id, title, coverUrl, publishedAt }) => ({
      kind: 'ARTICLE',
      id,
      title,
      ...(coverUrl !== undefined && { coverUrl }),
      at: publishedAt,
    })),
    ...videos
      .filter((each) => each.ofTeam && each.teamNumber === number)
      .map(({ id, title, coverUrl, publishedAt }) => ({ kind: 'VIDEO', id, title, coverUrl, at: publishedAt })),
    ...rooms
      .filter(({ analyst }) => analysts.some((each) => each === analyst))
      .map(({ roomId, title, coverUrl, startAt }) => ({ kind: 'LIVE', id: roomId, title, coverUrl, at: startAt })),
  ]
}

function known(number: string) {
  const found = teams.find((each) => each.number === number)
  if (!found) throw notFound('团队')
  return found
}
