import { expect, it } from 'vitest'
import type { RoomCard } from '#api/shapes/media.ts'
import { liveWords } from './live.card.ts'
import { toLiveView } from './live.words.ts'

const room = (roomId: string, more: Partial<RoomCard> = {}): RoomCard => ({
  roomId,
  title: '盘前',
  coverUrl: `/covers/${roomId}.webp`,
  analyst: { number: 'T1', name: '李明', title: '投资顾问', certNo: 'A1', avatarUrl: '', orgName: '' },
  status: 'LIVE',
  startAt: 0,
  access: { allowed: true },
  ...more,
})
const ids = (...rooms: RoomCard[]) => toLiveView(rooms).heroes.map(({ id }) => id)

it('the HTML of 直播 begins with the room that React would draw first, if it is live and open', () => {
  expect(ids(room('A', { status: 'PREVIEW' }), room('B'), room('C'))).toEqual(['B'])
  expect(ids(room('A', { status: 'PAUSED' }), room('B'))).toEqual([])
  expect(ids(room('A', { access: { allowed: false, reason: 'NOT_PURCHASED' } }), room('B'))).toEqual([])
  expect(ids(room('A', { access: { allowed: false, reason: 'NEED_LOGIN' } }))).toEqual(['A'])
  expect(ids()).toEqual([])
})

it('an unknown number of viewers is left out', () => {
  const [hero] = toLiveView([room('A', { onlineCount: 12_345 })]).heroes
  expect(hero).toMatchObject({ watching: '1.2万', viewers: '人在看', topic: '' })
  expect(toLiveView([room('A')]).heroes[0]).toMatchObject({ watching: '', viewers: '' })
})

it('the picture of that room is preloaded with the page', () => {
  expect(liveWords([room('A', { status: 'PREVIEW' }), room('B')]).lead).toBe('/covers/B.webp')
})

it('a picture further down the page is not preloaded', () => {
  expect(liveWords([room('A', { status: 'PAUSED' }), room('B')]).lead).toBeUndefined()
  expect(liveWords([room('A', { access: { allowed: false, reason: 'EXPIRED' } }), room('B')]).lead).toBeUndefined()
})
