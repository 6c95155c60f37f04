import { expect, it } from 'vitest'
import type { RoomCard } from '#api/shapes/media.ts'
import { nextOf } from './next-room.model.ts'

const MINUTE = 60_000
const NOW = 100 * MINUTE
// Only these fields matter here.
const room = (status: string, at: number) =>
  ({ roomId: `${status} ${at}`, status, startAt: NOW + at * MINUTE }) as RoomCard
const first = (...rooms: readonly RoomCard[]) => nextOf(rooms, NOW)?.roomId

it('a room whose time has come stays first for ten minutes; one that has ended does not', () => {
  expect(first(room('PREVIEW', 60), room('PREVIEW', -9))).toBe('PREVIEW -9')
  expect(first(room('PREVIEW', 60), room('PREVIEW', -10))).toBe('PREVIEW 60')
  expect(first(room('ENDED', -1), room('REPLAY', -1))).toBeUndefined()
})

it('a room on the air is first although its speaker is away, unless another is live', () => {
  const rooms = [room('PREVIEW', 60), room('PAUSED', -60)]
  expect(first(...rooms)).toBe('PAUSED -60')
  expect(first(...rooms, room('LIVE', -30))).toBe('LIVE -30')
})
