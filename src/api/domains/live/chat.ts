import { array, boolean, object, optional, string } from 'valibot'
import { get, post, postJson, putJson } from '#api/call.ts'
import { Ack, Analyst, cursor, feedOf, known, Liked, listOf, pageOf, paging, VideoSource } from '#api/shapes.ts'
import { Qa } from '#api/shapes/chat.ts'
import { Msg, PlaceAccess } from '#api/shapes/media.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const ofChat = object({ chatId: string() })
const ofMessage = object({ messageId: string() })
const like = object({ messageId: string(), on: boolean() })

/** The activity of a chat: `heat` from 0 to 100. spec §7 Chat */
export const chatDegree = get('/chat_dialog/degree', {
  input: ofChat,
  output: object({ heat: Count, online: Count }),
})

/**
 * Messages of a chat or a live room, newest first; `role` filters them. `recalled`: the ids of the latest recalls, for
 * clients that were not connected. spec §7 Chat
 */
export const chatMessageList = get('/chat_dialog/list', {
  input: object({ chatId: string(), role: optional(string()), ...cursor }),
  output: object({ ...feedOf(Msg).entries, recalled: optional(array(string())) }),
})

/** Replies to the customer's own messages, newest first. spec §7 Chat */
export const chatRepliesToMe = get('/chat_dialog/list/reply-me', {
  input: object({ beforeId: optional(string()) }),
  output: listOf(Msg),
})

/** The text of a voice message. spec §7 Chat */
export const chatTranscript = get('/chat_dialog/trans/content', {
  input: ofMessage,
  output: object({ text: string() }),
})

/** Sends a message; the same `clientId` again returns the first message. spec §7 Chat */
export const chatSend = postJson('/chat_dialog/send', {
  input: object({
    chatId: string(),
    kind: string(),
    text: optional(string()),
    fileKey: optional(string()),
    replyToId: optional(string()),
    clientId: string(),
  }),
  output: Msg,
})

/** A chat with its rules and staff; `limit`: characters of a message (optional). spec §7 Chat */
export const chatRoom = get('/chat_room/{chatId}', {
  input: ofChat,
  output: object({
    chatId: string(),
    name: string(),
    rules: string(),
    access: PlaceAccess,
    muted: boolean(),
    analysts: listOf(Analyst),
    qaEnabled: boolean(),
    limit: optional(Count),
  }),
})

/** A teacher of a chat, with the number of unread messages. */
const Teacher = object({ number: string(), name: string(), avatarUrl: string(), certNo: string(), unread: Count })

/** Cards of up to 50 chats; unknown ones are omitted. spec §7 Chat */
export const chatRoomList = postJson('/chat_room/info-list', {
  input: object({ chatIds: array(string()) }),
  output: listOf(
    object({
      chatId: string(),
      name: string(),
      coverUrl: string(),
      memberCount: Count,
      last: optional(Msg),
      unread: Count,
      /**
       * The customer is mentioned in an unread message; teachers who spoke today, the most recent first. Neither is in
       * the specification.
       */
      mentioned: optional(boolean()),
      teachers: optional(listOf(Teacher)),
    }),
  ),
})

/** Sets or removes the like of a message. A GET with an effect. spec §7 Chat */
export const chatLike = get('/chat_room/like', { input: like, output: Liked, effects: true })

/** The person behind an analyst's or a manager's avatar. spec §7 Chat */
export const chatAnalystInfo = get('/chat_room/manager/analyst/info', {
  input: object({ id: string() }),
  output: object({ ...Analyst.entries, role: known('ANALYST', 'MANAGER') }),
})

/** The pinned announcement. spec §7 Chat */
export const chatNotice = get('/chat_room/notice', { input: ofChat, output: object({ text: string(), at: Time }) })

/** Whether the customer is notified of new messages of the chat. spec §7 Chat */
export const chatNoticeSubInfo = get('/chat_room/notice/sub/info', { input: ofChat, output: object({ on: boolean() }) })

/** Switches these notifications on or off. spec §7 Chat */
export const chatNoticeSubSet = postJson('/chat_room/notice/sub/set', {
  input: object({ chatId: string(), on: boolean() }),
  output: Ack,
})

/** The analysts who take questions; `avgReplyMin` in minutes. spec §7 Chat */
export const chatQaAnalystList = get('/chat_room/qa/analystList', {
  input: ofChat,
  output: listOf(object({ ...Analyst.entries, onDuty: boolean(), avgReplyMin: Finite })),
})

/** Asks an analyst: 5 to 500 characters, up to 3 pictures; `remain`: questions left today. spec §7 Chat */
export const chatQaCreate = postJson('/chat_room/qa/create', {
  input: object({
    chatId: string(),
    analystNumber: string(),
    content: string(),
    symbol: optional(string()),
    images: optional(array(string())),
  }),
  output: object({ messageId: string(), remain: Count }),
})

/** A question with its answers; `images`: URLs of its pictures. spec §7 Chat */
export const chatQaInfo = get('/chat_room/qa/{messageId}/info', {
  input: ofMessage,
  output: object({
    question: Msg,
    answers: listOf(Msg),
    status: known('WAIT', 'ANSWERED', 'CLOSED'),
    rated: boolean(),
    images: optional(listOf(string())),
  }),
})

/** The customer's questions and the public ones of a chat, newest first. spec §7 Chat */
export const chatQaList = get('/chat_room/qa/list', {
  input: object({
    chatId: string(),
    mine: optional(boolean()),
    analystNumber: optional(string()),
    ...paging,
  }),
  output: pageOf(Qa),
})

/** How many answers the customer has not rated; `remain`: questions left today (optional). spec §7 Chat */
export const chatQaLastCount = get('/chat_room/qa/qaLastCount', {
  input: ofChat,
  output: object({ newAnswers: Count, remain: optional(Count) }),
})

/** Reminds the analyst, once in 4 hours; returns when the next may be sent, epoch ms. spec §7 Chat */
export const chatQaPush = post('/chat_room/qa/{messageId}/push', {
  input: ofMessage,
  output: object({ nextPushAt: Time }),
})

/** Rates an answer from 1 to 5, once. spec §7 Chat */
export const chatQaResearch = postJson('/chat_room/qa/research', {
  input: object({ messageId: string(), score: Finite, content: optional(string()) }),
  output: Ack,
})

/** Posts of the teachers of a chat, newest first. spec §7 Chat */
export const chatStreamList = get('/chat_stream_msg/list', {
  input: object({ chatId: string(), beforeId: optional(string()) }),
  output: listOf(Msg),
})

/** Sets or removes the like of a post. spec §7 Chat */
export const chatStreamLike = putJson('/chat_stream_msg/like', { input: like, output: Liked })

/** The playback URL of a post's video. Also readable as /vod/video/auth. spec §7 Chat */
export const chatStreamVideoAuth = get('/chat_stream_msg/vod/video/auth', {
  input: object({ videoId: string() }),
  output: VideoSource,
})
