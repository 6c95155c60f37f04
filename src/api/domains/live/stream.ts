import { boolean, object, optional, string } from 'valibot'
import { get, putJson } from '#api/call.ts'
import { Access, Analyst, Comment, cursor, feedOf, Liked, listOf, pageOf, paging, Quote } from '#api/shapes.ts'
import { publicStreamStocks } from '#api/domains/public/live.ts'
import { Msg, MsgDetail } from '#api/shapes/media.ts'
import { Count, Time } from '#api/shapes/number.ts'

const ofChannel = object({ channelId: string() })
const ofMessage = object({ messageId: string() })

/** The channels; `unread` counts what came since the customer last looked. spec §7 Stream */
export const streamChannel = get('/stream/channel', {
  input: object({}),
  output: listOf(
    object({
      channelId: string(),
      name: string(),
      iconUrl: string(),
      unread: Count,
      latestAt: optional(Time),
      access: Access,
    }),
  ),
})

/** Who writes in a channel. spec §7 Stream */
export const streamChannelAnalysts = get('/stream/channel/analysts', {
  members: true,
  input: ofChannel,
  output: listOf(Analyst),
})

/** Messages of a channel, newest first, of one analyst or about one stock if asked. spec §7 Stream */
export const streamMessages = get('/stream/messages', {
  input: object({ channelId: string(), analyst: optional(string()), symbol: optional(string()), ...cursor }),
  output: feedOf(Msg),
})

/** One message with the stocks it names. spec §7 Stream */
export const streamMessage = get('/stream/message', { input: ofMessage, output: MsgDetail })

/** The most liked comments on a message; comments are only read. spec §7 Stream */
export const streamComment = get('/stream/messages/comment', {
  members: true,
  input: ofMessage,
  output: listOf(Comment),
})

/** All comments on a message, newest first. spec §7 Stream */
export const streamCommentPage = get('/stream/messages/commentPage', {
  members: true,
  input: object({ messageId: string(), ...paging }),
  output: pageOf(Comment),
})

/** Sets or takes back the like of a message. spec §7 Stream */
export const streamLike = putJson('/stream/messages/like', {
  input: object({ messageId: string(), on: boolean() }),
  output: Liked,
})

/** Quotes of the stocks a channel named lately: facts, no ratings. spec §7 Stream */
export const streamStocks = get('/stream/stock/list', {
  twin: publicStreamStocks,
  input: ofChannel,
  output: listOf(Quote),
})

/** Messages of a team, newest first. spec §7 Stream */
export const streamTeamMessages = get('/stream/team/messages', {
  input: object({ teamNumber: string(), ...cursor }),
  output: feedOf(Msg),
})
