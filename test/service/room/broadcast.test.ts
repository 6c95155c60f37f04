import { expect, it } from 'vitest'
import { createBroadcasts, rollingList } from './broadcast.ts'
import { createRooms } from '#test/service/seed/media/rooms.ts'

const NOON = Date.UTC(2026, 8, 15, 4)

/** The segments of a playlist: their number, their file, and how many discontinuities precede them. */
function read(list: string) {
  const numberAfter = (tag: string) => Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(list)?.[1])
  let at = numberAfter('MEDIA-SEQUENCE')
  let jumps = numberAfter('DISCONTINUITY-SEQUENCE')
  const segments: Record<number, string> = {}
  let hasMap = false
  for (const line of list.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') jumps += 1
    if (line.startsWith('#EXT-X-MAP')) hasMap = true
    if (!line.endsWith('.m4s')) continue
    if (!hasMap) throw new Error('a segment without its beginning')
    segments[at] = `${line} ${jumps}`
    at += 1
  }
  return segments
}

it('a segment keeps its number, file and discontinuities in every playlist, and outlives the next one', () => {
  const known: Record<number, string> = {}
  let before: string[] = []
  for (let n = 0; n < 1_000; n += 1) {
    const segments = read(rollingList(NOON + n * 700))
    expect(Object.keys(segments)).toHaveLength(6)
    for (const [at, segment] of Object.entries(segments)) expect((known[Number(at)] ??= segment)).toBe(segment)
    expect(Object.keys(segments).filter((at) => before.includes(at)).length).toBeGreaterThanOrEqual(n === 0 ? 0 : 5)
    before = Object.keys(segments)
  }
  expect(new Set(Object.values(known).map((each) => each.split(' ')[0])).size).toBe(9)
})

it('a portrait broadcast is cut into files of five seconds, with stable numbers as well', () => {
  const known: Record<number, string> = {}
  for (let n = 0; n < 200; n += 1) {
    const segments = read(rollingList(NOON + n * 1_700, false, true))
    for (const [at, segment] of Object.entries(segments)) expect((known[Number(at)] ??= segment)).toBe(segment)
  }
  expect(new Set(Object.values(known).map((each) => each.split(' ')[0])).size).toBe(3)
})

it('a room cycles by the clock: it starts within five minutes, pauses, continues, ends and is recorded', () => {
  let now = NOON
  const broadcasts = createBroadcasts(() => now, NOON)
  const room = createRooms(NOON, true).find(({ isEvening }) => isEvening)
  if (!room) throw new Error('no such room')
  const seen: string[] = []
  for (; now < NOON + 31 * 60_000; now += 20_000) {
    const { status, startAt, replayVideoId } = broadcasts.of(room)
    if (seen.at(-1) !== status) seen.push(status)
    expect(status === 'PREVIEW').toBe(now < startAt)
    expect(replayVideoId !== undefined).toBe(status === 'REPLAY')
  }
  expect(seen).toEqual(['PREVIEW', 'LIVE', 'PAUSED', 'LIVE', 'ENDED', 'REPLAY', 'PREVIEW'])
})

it('a test can freeze, end and remove a live broadcast', () => {
  let now = NOON
  const broadcasts = createBroadcasts(() => now)
  const [room] = createRooms(NOON).filter(({ status }) => status === 'LIVE')
  if (!room) throw new Error('no such room')
  broadcasts.spoil(room.roomId, 'freeze')
  const frozen = broadcasts.list(room)
  now += 60_000
  expect(broadcasts.list(room)).toBe(frozen)
  broadcasts.spoil(room.roomId, 'missing')
  expect(broadcasts.list(room)).toBe(404)
  broadcasts.spoil(room.roomId, 'end')
  expect(broadcasts.list(room)).toContain('#EXT-X-ENDLIST')
  broadcasts.spoil(room.roomId, 'go')
  expect(broadcasts.list(room)).toBe(rollingList(now))
})

it('a live room has started within the last three hours, at any hour, and one starts every two hours', () => {
  const midnight = Date.UTC(2026, 10, 22, 16)
  const hour = 3600_000
  let now = midnight
  const broadcasts = createBroadcasts(() => now)
  const begins = new Set<number>()
  for (; now < midnight + 48 * hour; now += 10 * 60_000) {
    const onAir = createRooms(midnight)
      .map((room) => broadcasts.of(room))
      .filter(({ status }) => status === 'LIVE')
    const late = onAir.filter(({ startAt }) => startAt > now || now - startAt >= 3 * hour)
    expect([onAir.length > 0, late]).toEqual([true, []])
    for (const { startAt } of onAir) begins.add(startAt)
  }
  const waits = [...begins].toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? at))
  expect(Math.max(...waits)).toBeLessThanOrEqual(2 * hour)
})
