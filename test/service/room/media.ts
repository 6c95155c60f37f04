import { coverFacts } from '#test/service/files/cover/cover.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Analyst, Comment } from '#api/shapes.ts'
import type { Msg, RoomCard, TeamCard, VideoItem } from '#api/shapes/media.ts'
import { noticeSubs } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import type { SeedMessage } from '#test/service/seed/media/streams.ts'
import type { teams } from '#test/service/seed/media/teams.ts'
import type { SeedVideo } from '#test/service/seed/media/videos.ts'
import { analysts } from '#test/service/seed/people.ts'
import type { Session } from '#test/service/sessions.ts'
import { commentsOf, countWritten } from '#test/service/learning/comments.ts'
import { chatAccess } from './gate.ts'
import { likedAll } from './reactions.ts'

/** Videos, messages, rooms and teams in the shape of the contract, as the caller sees them. */

export function analystOf(number: string): Analyst {
  // Every seed refers to one of the people; the contract tests would find a missing one.
  return analysts.find((each) => each.number === number) as Analyst
}

export async function toVideos(list: readonly SeedVideo[], deps: Deps, session: Session | null): Promise<VideoItem[]> {
  const liked = await likedAll('VIDEO', list, deps, session)
  const written = await countWritten(
    list.map(({ id }) => `video/${id}`),
    deps,
  )
  return list.map((video) => ({
    id: video.id,
    title: video.title,
    coverUrl: video.coverUrl,
    cover: coverFacts(video.id, video.title),
    videoId: video.videoId,
    analyst: analystOf(video.analyst),
    publishedAt: video.publishedAt,
    commentCount: video.comments.length + written(`video/${video.id}`),
    ...liked(video),
  }))
}

/** The comments on a video: the stored ones, and the seeded ones below them. */
export async function videoComments(video: SeedVideo, deps: Deps, session: Session | null): Promise<Comment[]> {
  return commentsOf(`video/${video.id}`, seededOn(video), deps, session)
}

/** The comments without a customer. */
export const seededOn = ({ id, comments: words, publishedAt }: SeedVideo) => seededComments(id, words, publishedAt)

/** Seeded words as comments, newest first. */
export function seededComments(id: string, words: readonly string[], publishedAt: number): Comment[] {
  return words
    .map((text, index): Comment => {
      const [name = '', said = ''] = text.split('：')
      return {
        id: `${id}-m${index + 1}`,
        user: { name, avatarUrl: `/files/avatars/${id}-m${index + 1}.svg` },
        content: said,
        createdAt: publishedAt + (index + 1) * 60_000,
        likeCount: (index * 7) % 23,
        status: 'SHOWN',
      }
    })
    .toReversed()
}

export async function toMessages(list: readonly SeedMessage[], deps: Deps, session: Session | null): Promise<Msg[]> {
  const liked = await likedAll('STREAM', list, deps, session)
  return list.map((message) => ({ ...message.msg, ...liked(message) }))
}

export async function toRoom(room: SeedRoom, deps: Deps, session: Session | null): Promise<RoomCard> {
  return {
    roomId: room.roomId,
    sceneId: room.sceneId,
    title: room.title,
    coverUrl: room.coverUrl,
    cover: coverFacts(room.roomId, room.title),
    analyst: analystOf(room.analyst),
    status: room.status,
    startAt: room.startAt,
    ...(room.status === 'LIVE' && room.topic !== undefined && { topic: room.topic }),
    onlineCount: room.online + deps.rooms.online(room.roomId),
    ...(session && { subscribed: await isReminded([room.roomId, room.sceneId], deps, session) }),
    access: await chatAccess(room, deps, session),
  }
}

/** Whether a customer asked for a reminder of rooms or scenes. */
export async function isReminded(targets: string[], deps: Deps, session: Session): Promise<boolean> {
  const mine = and(eq(noticeSubs.userId, session.user.userId), eq(noticeSubs.kind, 'LIVE'), eq(noticeSubs.on, true))
  const rows = await deps.db.query.noticeSubs.findMany({ where: and(mine, inArray(noticeSubs.targetId, targets)) })
  return rows.length > 0
}

export function toTeam(team: (typeof teams)[number]): TeamCard {
  return {
    number: team.number,
    name: team.name,
    logoUrl: `/files/covers/${team.number}.svg`,
    slogan: team.slogan,
    analysts: team.analysts.map(analystOf),
    fansCount: team.fans,
  }
}
