import { boolean, nullable, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { Article, Comment, cursor, feedOf, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Advert } from '#api/shapes/advert.ts'
import { Msg, MsgDetail, TeamCard, VideoItem } from '#api/shapes/media.ts'
import { Count, Time } from '#api/shapes/number.ts'

const one = object({ number: string() })
/** The view of a trading day; `tradeDate` as YYYY-MM-DD. */
const Daily = object({ ...Article.entries, tradeDate: string(), teamNumber: string() })

/** The teams. spec §7 Public */
export const teamList = get('/public/team', { input: object({}), output: listOf(TeamCard) })

/** One team. spec §7 Public */
export const teamByNumber = get('/public/team/{number}', {
  input: one,
  output: object({ ...TeamCard.entries, bannerUrl: string(), isFollow: optional(boolean()) }),
})

/** Text and figures about a team. spec §7 Public */
export const teamInfo = get('/public/team/info', {
  input: one,
  output: object({
    introHtml: string(),
    stats: object({ messageCount: Count, articleCount: Count, videoCount: Count, fansCount: Count }),
  }),
})

/** The pictures above the list of teams. spec §7 Public */
export const teamBanner = get('/public/team/banner', { input: object({}), output: listOf(Advert) })

/** The sections of the team page, in order. spec §7 Public */
export const teamIndex = get('/public/team/index', {
  input: object({}),
  output: object({ modules: listOf(object({ key: string(), title: string(), sort: Count })) }),
})

/** The publications of a team, optionally of one kind, newest first. spec §7 Public */
export const teamContentList = get('/public/team/content-list', {
  input: object({ number: string(), kind: optional(string()), ...paging }),
  output: pageOf(
    object({
      kind: known('MESSAGE', 'ARTICLE', 'VIDEO', 'LIVE'),
      id: string(),
      title: string(),
      coverUrl: optional(string()),
      at: Time,
    }),
  ),
})

/** Messages of a team, newest first. spec §7 Public */
export const teamMessages = get('/public/team/messages', {
  input: object({ number: string(), ...cursor }),
  output: feedOf(Msg),
})

/** The last message of a team. spec §7 Public */
export const teamMessagesLatest = get('/public/team/messages/latest', { input: one, output: nullable(Msg) })

/** One message of a team. spec §7 Public */
export const teamMessage = get('/public/team/messages/{messageId}', {
  input: object({ messageId: string() }),
  output: MsgDetail,
})

/** Videos of a team, newest first. spec §7 Public */
export const teamVideoList = get('/public/team/video/list', {
  input: object({ number: string(), ...paging }),
  output: pageOf(VideoItem),
})

/** Comments on a team's video. spec §7 Public */
export const teamCommentList = get('/public/team/commentList', {
  input: object({ id: string(), ...paging }),
  output: pageOf(Comment),
})

/** Daily views of a team or of all, optionally of one trading day, newest first. spec §7 Public */
export const teamArticlesDaily = get('/public/team/articles/daily', {
  input: object({ number: optional(string()), date: optional(string()), ...paging }),
  output: pageOf(Daily),
})

/** One daily view by its article. spec §7 Public */
export const teamArticlesDailyByNumber = get('/public/team/articles/daily-by-number', {
  input: object({ articleNumber: string() }),
  output: Daily,
})

/** One daily view; `number` is that of the article. spec §7 Public */
export const teamArticlesDailyNumber = get('/public/team/articles/daily/{number}', { input: one, output: Daily })

/** Comments on a daily view; `number` is that of the article. spec §7 Public */
export const teamArticlesDailyComments = get('/public/team/articles/daily/comments', {
  input: object({ number: string(), ...paging }),
  output: pageOf(Comment),
})

/** The last daily view of a team. spec §7 Public */
export const teamArticlesDailyLatest = get('/public/team/articles/daily/latest', {
  input: one,
  output: nullable(Daily),
})
