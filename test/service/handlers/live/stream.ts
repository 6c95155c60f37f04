import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { channels, type SeedMessage } from '#test/service/seed/media/streams.ts'
import { teams } from '#test/service/seed/media/teams.ts'
import type { Session } from '#test/service/sessions.ts'
import { demand } from '#test/service/room/gate.ts'
import { analystOf, seededComments, toMessages } from '#test/service/room/media.ts'
import { feedOf, pageOf } from '#test/service/paging/paging.ts'
import { writtenOne, writtenPosts } from '#test/service/room/posts.ts'
import { markRead, readUntil } from '#test/service/room/reads.ts'
import { react } from '#test/service/room/reactions.ts'

/** How many of the last messages the list of stocks looks at. */
const LATELY = 40

export function stream(deps: Deps): Handlers<'stream'> {
  const all = () => deps.library().streams
  const openMessage = async (id: string, session: Session | null) => {
    const found = all().find((each) => each.id === id) ?? (await writtenOne(id, deps))
    if (!found) throw notFound('消息')
    demand(deps.access.toVip(found.vipLevel, session))
    return found
  }
  const commentsOn = async (id: string, session: Session | null) => {
    const { comments, msg } = await openMessage(id, session)
    return seededComments(id, comments, msg.sentAt)
  }
  return {
    async streamChannel(_, visit) {
      const { userId } = visit.known().user
      return Promise.all(
        channels.map(async ({ channelId, name, vipLevel }) => {
          const here = [
            ...(await writtenPosts(channelId, deps)),
            ...all().filter(({ msg }) => msg.channelId === channelId),
          ]
          const latestAt = here[0]?.msg.sentAt
          const seen = await readUntil(userId, channelId, deps)
          // Who was never here has missed nothing.
          if (seen === 0) await markRead(userId, channelId, visit.now, deps)
          return {
            channelId,
            name,
            iconUrl: `/files/covers/${channelId}.svg`,
            unread: seen === 0 ? 0 : here.filter(({ msg }) => msg.sentAt > seen).length,
            ...(latestAt !== undefined && { latestAt }),
            access: deps.access.toVip(vipLevel, visit.session),
          }
        }),
      )
    },
    streamChannelAnalysts: ({ channelId }) => channelOf(channelId).analysts.map(analystOf),
    async streamMessages({ channelId, analyst, symbol, ...asked }, visit) {
      demand(deps.access.toVip(channelOf(channelId).vipLevel, visit.session))
      const stock = symbol === undefined ? undefined : deps.library().market.of(symbol)
      const found = [...(await writtenPosts(channelId, deps)), ...all()]
        .filter(({ msg }) => msg.channelId === channelId)
        .filter((each) => analyst === undefined || each.analyst === analyst)
        .filter(({ symbols }) => symbol === undefined || (stock !== undefined && symbols.includes(stock.symbol)))
      const { list, hasMore } = feedOf(found, ({ id }) => id, asked)
      if (asked.beforeId === undefined) await markRead(visit.known().user.userId, channelId, visit.now, deps)
      return { list: await toMessages(list, deps, visit.session), hasMore }
    },
    async streamMessage({ messageId }, { session }) {
      const found = await openMessage(messageId, session)
      const [msg] = await toMessages([found], deps, session)
      if (!msg) throw notFound('消息')
      return { ...msg, contentHtml: `<p>${msg.text ?? ''}</p>`, stocks: deps.library().market.quotes(found.symbols) }
    },
    streamComment: async ({ messageId }, { session }) =>
      (await commentsOn(messageId, session)).toSorted((a, b) => b.likeCount - a.likeCount).slice(0, 3),
    streamCommentPage: async ({ messageId, ...asked }, { session }) =>
      pageOf(await commentsOn(messageId, session), asked),
    async streamLike({ messageId, on }, visit) {
      return react('STREAM', await openMessage(messageId, visit.session), on, deps, visit.known())
    },
    streamStocks({ channelId }, { session }) {
      demand(deps.access.toVip(channelOf(channelId).vipLevel, session))
      return stocksOf(channelId, deps)
    },
    streamTeamMessages: ({ teamNumber, ...asked }, { session }) => teamFeed(teamNumber, asked, deps, session),
  }
}

/** Quotes of the stocks a channel named lately, also for the public twin. */
export function stocksOf(channelId: string, deps: Deps) {
  const here = deps.library().streams.filter(({ msg }) => msg.channelId === channelOf(channelId).channelId)
  const symbols = new Set(here.slice(0, LATELY).flatMap((each) => each.symbols))
  return deps.library().market.quotes([...symbols])
}

/** What the people of a team wrote in open channels, also for the public twin. */
export async function teamFeed(
  teamNumber: string,
  asked: { beforeId?: string | undefined; afterId?: string | undefined; limit?: number | undefined },
  deps: Deps,
  session: Session | null,
) {
  if (!teams.some(({ number }) => number === teamNumber)) throw notFound('团队')
  const found = deps.library().streams.filter((each) => isShortView(each) && each.teamNumber === teamNumber)
  const { list, hasMore } = feedOf(found, ({ id }) => id, asked)
  return { list: await toMessages(list, deps, session), hasMore }
}

/** A short view of a team: what one of its people wrote, in words, in an open channel. */
export const isShortView = ({ vipLevel, msg }: SeedMessage) => vipLevel === 0 && msg.kind === 'TEXT'

/** A channel by its id; refuses one that is not. */
export function channelOf(channelId: string) {
  const found = channels.find((each) => each.channelId === channelId)
  if (!found) throw notFound('频道')
  return found
}
