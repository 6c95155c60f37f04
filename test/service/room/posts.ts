import { desc, eq } from 'drizzle-orm'
import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { toSaid } from './messages.ts'
import { channels, type SeedMessage } from '#test/service/seed/media/streams.ts'
import { teamOf } from '#test/service/seed/media/teams.ts'

/** What was posted in a channel since the service began, newest first, as what was there before. */
export async function writtenPosts(channelId: string, deps: Deps): Promise<SeedMessage[]> {
  const rows = await deps.db.query.chatMessages.findMany({
    where: eq(chatMessages.chatId, channelId),
    orderBy: [desc(chatMessages.seq)],
  })
  return posts(await toSaid(rows, deps), deps)
}

/** One of them. */
export async function writtenOne(messageId: string, deps: Deps): Promise<SeedMessage | undefined> {
  const rows = await deps.db.query.chatMessages.findMany({ where: eq(chatMessages.messageId, messageId) })
  return posts(await toSaid(rows, deps), deps)[0]
}

/** The stocks that a text names. */
function namedIn(text: string, deps: Deps): string[] {
  return deps
    .library()
    .market.stocks.filter(({ name }) => text.includes(name))
    .map(({ symbol }) => symbol)
}

function posts(said: Awaited<ReturnType<typeof toSaid>>, deps: Deps): SeedMessage[] {
  return said.flatMap(({ id, msg: { chatId, ...msg }, likes }) => {
    const channel = channels.find(({ channelId }) => channelId === chatId)
    if (!channel) return []
    const { channelId, vipLevel } = channel
    const analyst = msg.sender.id
    const post = { id, msg: { ...msg, channelId }, likes, analyst, teamNumber: teamOf(analyst), vipLevel }
    return [{ ...post, symbols: namedIn(msg.text ?? '', deps), comments: [] }]
  })
}
