import { describe, expect, it } from 'vitest'
import { columns } from '#test/service/seed/articles/notes.ts'
import { createChats } from '#test/service/seed/chat/chats.ts'
import { today } from '#test/service/seed/days.ts'
import { createRooms } from '#test/service/seed/media/rooms.ts'
import { packages } from '#test/service/seed/memberships.ts'
import { GIVEN, LEVELS } from './level-content.ts'

const DAY = today(Date.parse('2026-11-23T10:20:00+08:00'))
const chats = createChats(DAY, [])

const chat = (named: string) =>
  [...chats.values()].flatMap(({ name, gate }) => (name === named ? (gate.vipLevel ?? 0) : []))
/** The levels at which the service opens what a benefit names. */
const gates: Readonly<Record<string, readonly number[]>> = {
  公开课与快讯: [0],
  会员专栏: columns.flatMap(({ vipLevel }) => (vipLevel > 0 ? vipLevel : [])),
  会员研习室: chat('会员研习室'),
  会员直播与回放: createRooms(DAY).flatMap(({ gate }) => gate.vipLevel ?? []),
  财报研读圈: chat('财报研读圈'),
}

describe('the benefits of each level', () => {
  it.each(GIVEN)('$name is open to exactly the levels that are promised it', ({ name, of }) => {
    const needed = gates[name] ?? []
    expect(needed).not.toEqual([])
    expect(of.map((given) => given === true)).toEqual(
      LEVELS.map(({ level }) => needed.every((least) => least <= level)),
    )
  })

  it.each(packages)('$name contains what its level is promised beyond everybody’s, and only chats it opens', (each) => {
    const { level, services, rooms } = each
    const promised = GIVEN.filter(({ of }) => of[level] === true && of[0] !== true)
    expect(services.map(({ name }) => name)).toEqual(promised.map(({ name }) => name))
    for (const { chatId, name } of rooms) {
      const found = chats.get(chatId)
      expect([found?.name, found?.gate.courseNumber]).toEqual([name, undefined])
      expect(found?.gate.vipLevel ?? 0).toBeLessThanOrEqual(level)
    }
  })
})
