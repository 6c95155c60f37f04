import { coverFacts } from '#test/service/files/cover/cover.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { gateAccess } from './gate.ts'
import { analystOf } from './media.ts'
import { materials } from '#test/service/seed/media/rooms.ts'
import { chaptersOf, recordingOf } from '#test/service/seed/media/recordings.ts'
import { finderOf, pageOf } from '#test/service/paging/paging.ts'

interface Asked {
  pageNo?: number | undefined
  pageSize?: number | undefined
  /** Only the public ones. */
  openOnly?: boolean
  keyword?: string | undefined
}

/** One page of the recordings, newest first, also for the public twin. */
export async function listReplays({ openOnly = false, keyword, ...asked }: Asked, deps: Deps, session: Session | null) {
  const isFound = finderOf(keyword)
  const found = deps.library().rooms.flatMap((room) => {
    const { replayVideoId: videoId, gate } = room
    const isOpen = gate.courseNumber === undefined && gate.vipLevel === undefined
    const isWanted = (!openOnly || isOpen) && isFound(room.title)
    return videoId !== undefined && isWanted ? [{ ...room, videoId }] : []
  })
  const page = pageOf(found, asked)
  const list = page.list.map(async ({ videoId, roomId, title, coverUrl, likes, gate, analyst, startAt }) => ({
    videoId,
    roomId,
    title,
    coverUrl,
    cover: coverFacts(roomId, title),
    durationSec: recordingOf(videoId).durationSec,
    playCount: likes * 3,
    analyst: analystOf(analyst),
    publishedAt: startAt,
    access: await gateAccess(gate, deps, session),
  }))
  return { ...page, list: await Promise.all(list) }
}

/** One recording, also for the public twin. */
export async function replayInfo(videoId: string, deps: Deps, session: Session | null) {
  const room = deps.library().rooms.find(({ replayVideoId }) => replayVideoId === videoId)
  if (!room) throw notFound('回放')
  const { title, coverUrl, analyst, startAt, gate } = room
  const access = await gateAccess(gate, deps, session)
  return {
    videoId,
    title,
    coverUrl,
    durationSec: recordingOf(videoId).durationSec,
    analyst: analystOf(analyst),
    publishedAt: startAt,
    chapters: chaptersOf(videoId),
    riskText: '录制内容的观点可能已不适用，仅供学习交流',
    ...(access.allowed && { materials: [...materials] }),
    access,
  }
}
