import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { Silent } from '#test/talk/line.ts'

/** Lists on a device whose clock is a day off. */

const DAY = 24 * 3_600_000
const [CUSTOMER, MEMBER] = ['13800000004', '13800000007']

const { environment, words, open, until } = await openScreens(/live|chat|news/, { at: TRADING })
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

/** The device is this far ahead of the service, which stays where it is. */
async function beAhead(ms: number) {
  vi.setSystemTime(TRADING + ms)
  await environment.control('/clock', { offset: -ms })
}

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('%s', (_, ahead) => {
  it('26: the rooms of /live stand under their days by the clock of the service', async () => {
    await open('/live', { as: CUSTOMER })
    await until(() => /下一场 \d\d-\d\d \d\d:\d\d《/.test(words()))
    const right = words()
    await beAhead(ahead)
    await open('/live', { as: CUSTOMER })
    await until(() => /下一场 \d\d-\d\d \d\d:\d\d《/.test(words()))
    expect(words()).toBe(right)
  })

  it('26: so do the days of chats, and no chat has expired that is open', async () => {
    await open('/chat', { as: MEMBER })
    const days = () => words().match(/今天 \d\d:\d\d|昨天|服务已于/g)
    await until(() => days())
    const right = days()
    await beAhead(ahead)
    await open('/chat', { as: MEMBER })
    await until(() => days())
    expect(days()).toEqual(right)
  })
})

it('26: until the clock of the service is known, days stand there with their date', async () => {
  await environment.break({ path: '/public/current-time', kind: 'status', value: 503, times: 0 })
  await open('/live', { as: CUSTOMER })
  expect(words()).toMatch(/下一场 2026-\d\d-\d\d \d\d:\d\d《/)
})
