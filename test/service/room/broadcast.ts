import type { SeedRoom } from '#test/service/seed/media/rooms.ts'

/** The clip a broadcast loops: files of this many ms, and their names. */
interface Clip {
  segment: number
  files: number
  init: string
  file: (n: number) => string
}

/** Nine files of two seconds; portrait ones are three of five, as most services segment. */
const wide: Clip = { segment: 2_000, files: 9, init: '../live-init.mp4', file: (n) => `../live-${n}.m4s` }
const upright: Clip = {
  segment: 5_000,
  files: 3,
  init: '../short-calendar/init.mp4',
  file: (n) => `../short-calendar/${n}.m4s`,
}
/** How many files a playlist has. */
const WINDOW = 6
/** The epoch of the segment numbers. */
const FIRST = Date.UTC(2026, 0, 1)

/** What a test does to a broadcast; `go` ends it. */
export const spoils = ['freeze', 'jump', 'missing', 'busy', 'end', 'go'] as const
export type Spoil = (typeof spoils)[number]

type Status = SeedRoom['status']

/** A short schedule for manual inspection: minutes of each state, from the start of the service on. */
const EVENING: readonly (readonly [Status, number])[] = [
  ['PREVIEW', 4],
  ['LIVE', 8],
  ['PAUSED', 1],
  ['LIVE', 8],
  ['ENDED', 1],
  ['REPLAY', 8],
]
const MINUTE = 60_000
const ROUND = EVENING.reduce((sum, [, minutes]) => sum + minutes, 0) * MINUTE

/**
 * A rolling playlist: segment n of the clock is file n of the clip, with a discontinuity tag where the clip starts
 * over. live §3, RFC 8216, section 6.2.2
 */
export function rollingList(now: number, ended = false, isUpright = false): string {
  const { segment, files, init, file } = isUpright ? upright : wide
  const last = Math.floor((now - FIRST) / segment)
  const first = Math.max(0, last - WINDOW + 1)
  const map = `#EXT-X-MAP:URI="${init}"`
  const segments = Array.from({ length: last - first + 1 }, (_, index) => {
    const n = first + index
    const isJump = n > 0 && n % files === 0
    const at = new Date(FIRST + n * segment).toISOString()
    const length = `#EXTINF:${(segment / 1000).toFixed(6)},`
    const lines = [`#EXT-X-PROGRAM-DATE-TIME:${at}`, length, file(n % files)]
    return [...(isJump ? ['#EXT-X-DISCONTINUITY', map] : []), ...lines].join('\n')
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segment / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.max(0, Math.floor((first - 1) / files))}`,
    ...(first % files === 0 && first > 0 ? [] : [map]),
    ...segments,
    ...(ended ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}

export type Broadcasts = ReturnType<typeof createBroadcasts>

/**
 * The rooms on the air, by the service's clock and the switches of tests. `eveningFrom`: one room follows its own
 * schedule.
 */
export function createBroadcasts(now: () => number, eveningFrom?: number) {
  const set = new Map<string, Status>()
  const spoiled = new Map<string, { how: Spoil; at: number }>()
  const evening = (room: SeedRoom): SeedRoom => {
    if (eveningFrom === undefined) return room
    const round = Math.floor((now() - eveningFrom) / ROUND)
    let begin = eveningFrom + round * ROUND
    const startAt = begin + (EVENING[0]?.[1] ?? 0) * MINUTE
    for (const [status, minutes] of EVENING) {
      begin += minutes * MINUTE
      if (now() < begin) return withStatus({ ...room, startAt }, status)
    }
    return room
  }
  return {
    hasEvening: eveningFrom !== undefined,
    /** The room as it is now. */
    of(room: SeedRoom): SeedRoom {
      const status = set.get(room.roomId)
      const known = room.isEvening ? evening(room) : begunToday(room, now())
      return status === undefined ? known : withStatus(known, status)
    },
    put: (roomId: string, status: Status) => void set.set(roomId, status),
    spoil(roomId: string, how: Spoil) {
      if (how === 'go') spoiled.delete(roomId)
      else spoiled.set(roomId, { how, at: now() })
    },
    /** The playlist of a room; a number: the status to return instead. */
    list(room: SeedRoom): string | number {
      const { how, at = 0 } = spoiled.get(room.roomId) ?? {}
      if (how === 'missing') return 404
      if (how === 'busy') return 503
      const time = how === 'freeze' ? at : how === 'jump' ? now() + 20 * wide.segment : now()
      const isOver = how === 'end' || room.status === 'ENDED' || room.status === 'REPLAY'
      return rollingList(time, isOver, room.isUpright)
    },
    clear() {
      set.clear()
      spoiled.clear()
    },
  }
}

/** A room on the air started its current run at most its duration ago. */
function begunToday(room: SeedRoom, now: number): SeedRoom {
  if (room.runs === undefined) return room
  const round = room.runs * 60 * MINUTE
  return { ...room, startAt: room.startAt + Math.floor((now - room.startAt) / round) * round }
}

/** A recording exists only once the room has become one. */
function withStatus({ replayVideoId, ...room }: SeedRoom, status: Status): SeedRoom {
  const isOver = status === 'REPLAY'
  const isLive = status === 'LIVE'
  return {
    ...room,
    status,
    online: isLive ? Math.max(room.online, 180) : 0,
    ...(isOver && { replayVideoId: replayVideoId ?? `v-${room.roomId}` }),
  }
}
