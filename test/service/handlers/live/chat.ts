import { and, eq } from 'drizzle-orm'
import { chatSubs, questions } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { analysts } from '#test/service/seed/people.ts'
import type { Visit } from '#test/service/visit.ts'
import { chatAccess } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { today } from '#test/service/seed/days.ts'
import { feedOf, pageOf } from '#test/service/paging/paging.ts'
import {
  chatFor,
  findIn,
  isMuted,
  messagesOf,
  openMessage,
  repliesTo,
  type Said,
  say,
  toMsgs,
} from '#test/service/room/messages.ts'
import {
  A_DAY,
  ask,
  ownQuestions,
  picturesOf,
  seededQuestions,
  statusOf,
  toAnswer,
  toQa,
  toQuestion,
  usedToday,
} from '#test/service/room/questions.ts'
import { recallsIn } from '#test/service/room/recalls.ts'
import { markRead, readUntil } from '#test/service/room/reads.ts'
import { react } from '#test/service/room/reactions.ts'
import { videoSource } from '#test/service/room/video-source.ts'
import { countOf } from '#lib/text/graphemes.ts'

const MANAGER = {
  number: 'G001',
  name: '小助手',
  avatarUrl: '/files/avatars/G001.svg',
  title: '客户服务人员（无投顾资格）',
  certNo: '—',
  orgName: '示例证券投资咨询有限公司',
}
const HOUR = 3600_000

/** Teachers who spoke today, the most recent first, with the number of unread messages. */
function teachersIn(all: readonly Said[], until: number, now: number) {
  const said = all.filter(({ msg }) => msg.sender.role === 'ANALYST' && msg.sentAt >= today(now))
  return [...new Set(said.map(({ msg }) => msg.sender.id))].map((number) => {
    const own = said.filter(({ msg }) => msg.sender.id === number)
    const { name, avatarUrl, certNo } = analystOf(number)
    return { number, name, avatarUrl, certNo, unread: own.filter(({ msg }) => msg.sentAt > until).length }
  })
}

export function chat(deps: Deps): Handlers<'chat'> {
  const cardOf = async (chatId: string, visit: Visit) => {
    const found = deps.library().chats.get(chatId)
    if (!found) return []
    const { allowed } = await chatAccess(found, deps, visit.session)
    const all = allowed ? await messagesOf(found, deps) : []
    const until = await readUntil(visit.known().user.userId, chatId, deps)
    const [last] = await toMsgs(all.slice(0, 1), 'CHAT', deps, visit.session)
    return [
      {
        chatId,
        name: found.name,
        coverUrl: `/files/covers/square/${chatId}.svg`,
        memberCount: found.members,
        ...(last && { last }),
        unread: all.filter(({ msg }) => msg.sentAt > until).length,
        mentioned: all.some(({ msg }) => msg.sentAt > until && msg.text?.includes(`@${visit.known().user.nickName}`)),
        teachers: teachersIn(all, until, visit.now),
      },
    ]
  }
  const post = async (messageId: string, visit: Visit) => {
    const found = await openMessage(messageId, deps, visit.session)
    if (found.msg.sender.role !== 'ANALYST') throw notFound('消息')
    return found
  }
  const subOf = (userId: string, chatId: string) => and(eq(chatSubs.userId, userId), eq(chatSubs.chatId, chatId))
  return {
    async chatDegree({ chatId }, { session, now }) {
      const found = await chatFor(chatId, deps, session)
      const lately = (await messagesOf(found, deps)).filter(({ msg }) => msg.sentAt > now - 24 * HOUR).length
      const here = deps.rooms.present(chatId)
      return { heat: Math.min(100, lately * 2 + here * 3), online: Math.ceil(found.members / 12) + here }
    },
    async chatMessageList({ chatId, role, ...asked }, visit) {
      if (role !== undefined && !['ANALYST', 'MANAGER', 'USER'].includes(role))
        throw badInput(40003, '参数 role 不正确')
      const found = await chatFor(chatId, deps, visit.session)
      const all = (await messagesOf(found, deps)).filter(({ msg }) => role === undefined || msg.sender.role === role)
      const { list, hasMore } = feedOf(all, ({ id }) => id, asked)
      const { userId } = visit.known().user
      if (asked.beforeId === undefined) await markRead(userId, chatId, visit.now, deps)
      deps.rooms.seen(chatId, userId)
      const recalled = (await recallsIn(chatId, deps)).map(({ messageId }) => messageId)
      return { list: await toMsgs(list, 'CHAT', deps, visit.session), hasMore, recalled }
    },
    async chatRepliesToMe({ beforeId }, visit) {
      const all = await repliesTo(visit.known().user.userId, deps, visit.session)
      const { list } = feedOf(all, ({ id }) => id, { beforeId })
      return toMsgs(list, 'CHAT', deps, visit.session)
    },
    async chatTranscript({ messageId }, { session }) {
      const { id, msg } = await openMessage(messageId, deps, session)
      const seeded = deps
        .library()
        .chats.get(msg.chatId ?? '')
        ?.messages.find((each) => each.id === id)
      if (seeded?.spoken === undefined) throw notFound('语音')
      return { text: seeded.spoken }
    },
    async chatSend({ chatId, ...words }, visit) {
      const found = await chatFor(chatId, deps, visit.session)
      const said = await say(found, words, deps, visit)
      const [msg] = await toMsgs([said], 'CHAT', deps, visit.session)
      if (!msg) throw notFound('消息')
      return msg
    },
    async chatRoom({ chatId }, visit) {
      const found = deps.library().chats.get(chatId)
      if (!found) throw notFound('聊天室')
      return {
        chatId,
        name: found.name,
        rules: found.rules,
        access: await chatAccess(found, deps, visit.session),
        muted: isMuted(visit.known().user.userId, found, deps),
        analysts: found.analysts.map(analystOf),
        qaEnabled: found.qaEnabled,
        limit: found.limit,
      }
    },
    async chatRoomList({ chatIds }, visit) {
      if (chatIds.length > 50) throw badInput(40003, '一次最多查询50个聊天室')
      return (await Promise.all([...new Set(chatIds)].map((chatId) => cardOf(chatId, visit)))).flat()
    },
    chatLike: async ({ messageId, on }, visit) =>
      react('CHAT', await openMessage(messageId, deps, visit.session), on, deps, visit.known()),
    chatAnalystInfo({ id }) {
      if (id === MANAGER.number) return { ...MANAGER, role: 'MANAGER' }
      const found = analysts.find(({ number }) => number === id)
      if (!found) throw notFound('老师')
      return { ...found, role: 'ANALYST' }
    },
    async chatNotice({ chatId }, { session }) {
      const { rules, messages } = await chatFor(chatId, deps, session)
      return { text: rules, at: messages.at(-1)?.msg.sentAt ?? 0 }
    },
    async chatNoticeSubInfo({ chatId }, visit) {
      await chatFor(chatId, deps, visit.session)
      const row = await deps.db.query.chatSubs.findFirst({ where: subOf(visit.known().user.userId, chatId) })
      return { on: row !== undefined }
    },
    async chatNoticeSubSet({ chatId, on }, visit) {
      const { userId } = visit.known().user
      await chatFor(chatId, deps, visit.session)
      if (on) await deps.db.insert(chatSubs).values({ userId, chatId }).onConflictDoNothing()
      else await deps.db.delete(chatSubs).where(subOf(userId, chatId))
      return true
    },
    async chatStreamList({ chatId, beforeId }, { session }) {
      const found = await chatFor(chatId, deps, session)
      if (beforeId !== undefined) await findIn(found, beforeId, deps)
      const posts = (await messagesOf(found, deps)).filter(({ msg }) => msg.sender.role === 'ANALYST')
      return toMsgs(feedOf(posts, ({ id }) => id, { beforeId }).list, 'POST', deps, session)
    },
    chatStreamLike: async ({ messageId, on }, visit) =>
      react('POST', await post(messageId, visit), on, deps, visit.known()),
    chatStreamVideoAuth: ({ videoId }, { session }) => videoSource(videoId, deps, session),
    ...questionCalls(deps),
  }
}

type QaCalls = Extract<keyof Handlers<'chat'>, `chatQa${string}`>

/** Questions: WAIT → ANSWERED (after a delay, sooner after a reminder) → CLOSED a week later. product §2.17 */
function questionCalls(deps: Deps): Pick<Handlers<'chat'>, QaCalls> {
  const mine = async (messageId: string, visit: Visit) => {
    const found = (await ownQuestions(visit, deps)).find((each) => each.messageId === messageId)
    if (!found) throw notFound('问题')
    return found
  }
  return {
    async chatQaAnalystList({ chatId }, { session }) {
      const { analysts } = await chatFor(chatId, deps, session)
      return analysts.map((number, index) => ({
        ...analystOf(number),
        onDuty: index === 0,
        avgReplyMin: 90 + index * 60,
      }))
    },
    chatQaCreate: (input, visit) => ask(input, deps, visit),
    async chatQaInfo({ messageId }, visit) {
      const open = seededQuestions(visit.now).find((each) => each.messageId === messageId)
      const found = open ?? (await mine(messageId, visit))
      await chatFor(found.chatId, deps, visit.session)
      const isAnswered = statusOf(found, visit.now) !== 'WAIT'
      return {
        question: toQuestion(found, visit),
        answers: isAnswered ? [toAnswer(found)] : [],
        status: statusOf(found, visit.now),
        rated: found.score > 0,
        images: await picturesOf(found, deps),
      }
    },
    async chatQaList({ chatId, mine: onlyMine = false, analystNumber, ...asked }, visit) {
      await chatFor(chatId, deps, visit.session)
      const own = await ownQuestions(visit, deps)
      const all = [...own, ...(onlyMine ? [] : seededQuestions(visit.now))]
        .filter((each) => each.chatId === chatId)
        .filter(({ analyst }) => analystNumber === undefined || analyst === analystNumber)
      return pageOf(
        all.map((each) => toQa(each, visit.now)),
        asked,
      )
    },
    async chatQaLastCount({ chatId }, visit) {
      const own = await ownQuestions(visit, deps)
      const fresh = own.filter((each) => each.chatId === chatId && statusOf(each, visit.now) === 'ANSWERED')
      return {
        newAnswers: fresh.filter(({ score }) => score === 0).length,
        remain: A_DAY - (await usedToday(visit, deps)),
      }
    },
    async chatQaPush({ messageId }, visit) {
      const found = await mine(messageId, visit)
      if (statusOf(found, visit.now) !== 'WAIT') throw new Refusal(40344, '老师已回答，无需催答')
      const last = found.row?.pushedAt ?? 0
      if (visit.now - last < 4 * HOUR) throw new Refusal(40345, '已提醒老师，4小时内无需重复')
      await deps.db.update(questions).set({ pushedAt: visit.now }).where(eq(questions.messageId, messageId))
      return { nextPushAt: visit.now + 4 * HOUR }
    },
    async chatQaResearch({ messageId, score, content }, visit) {
      const found = await mine(messageId, visit)
      if (!Number.isInteger(score) || score < 1 || score > 5) throw badInput(40003, '参数 score 不正确')
      if (content !== undefined && countOf(content) > 300) throw new Refusal(40024, '内容不能超过300字')
      const status = statusOf(found, visit.now)
      if (status === 'WAIT') throw new Refusal(40346, '老师尚未回答，暂不能评价')
      if (found.score > 0) throw new Refusal(40347, '您已评价过')
      if (status === 'CLOSED') throw new Refusal(40348, '该问题已关闭')
      await deps.db
        .update(questions)
        .set({ score, remark: content ?? null })
        .where(eq(questions.messageId, messageId))
      return true
    },
  }
}
