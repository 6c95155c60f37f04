import { beforeEach, expect, it, vi } from 'vitest'
import { kept } from '#test/kept.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { Line } from '#test/talk/line.ts'

/** A member, whose services open a chat. */
const MEMBER = '13800000007'
const DAY = 86_400_000

const { environment, words, wait, until, open, go, press, ask } = await openScreens(/live|chat/, { database: true })
const caches = { open: vi.fn(), match: vi.fn(), keys: vi.fn(), has: vi.fn(), delete: vi.fn() }
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('caches', caches)
})

it('nothing of a room or its lottery is saved; of a chat the last messages are', async () => {
  await open('/chat/CR01', { as: MEMBER })
  await wait(5_000)
  expect(await kept()).toContain('CR01-0120')
  await go('/live/LR07')
  const line = await until(Line.here)
  const room = await ask(MEMBER, '/live/room/LR07/info')
  const { lotteryId, endAt } = await ask(MEMBER, '/live/room/lottery/valid?roomId=LR07')
  const { title, prizes } = await ask(MEMBER, `/live/room/lottery/detail?lotteryId=${String(lotteryId)}`)
  const [prize] = prizes as { name: string }[]
  const of = [String(lotteryId), String(title), String(prize?.name), String(room['title']), '免费参与', 'pullUrls']
  const check = async () => {
    const all = await kept()
    expect(of.filter((text) => all.includes(text))).toEqual([])
  }
  await press('免费参与')
  expect(words()).toContain(title)
  await check()
  await press('免费参与')
  await until(() => words().includes('已参与'))
  line.say({ t: 'lottery', d: {} })
  await check()
  await environment.control('/clock', { offset: Number(endAt) - Date.now() + DAY / 24 })
  await go('/live/LR07')
  await check()
  dispatchEvent(new Event('pagehide'))
  await go('/live')
  await wait(5_000)
  // The list of rooms may be saved, and names this one.
  of.splice(of.indexOf(String(room['title'])), 1)
  await check()
  for (const asked of Object.values(caches)) expect(asked).not.toHaveBeenCalled()
})

it('offline, a room reports that it cannot be reached, and shows nothing old', async () => {
  await open('/live/LR07', { as: MEMBER })
  await until(() => /人在看.+登记编号.+免费参与/.test(words()))
  for (const path of ['/live/*', '/public/room/*', '/chat_*']) {
    await environment.break({ path, kind: 'drop', times: 0 })
  }
  await go('/live/LR07')
  expect(words()).toContain('重试')
  expect(words()).not.toMatch(/登记编号|人在看|免费参与/)
  expect(document.querySelectorAll('[role=log] li')).toHaveLength(0)
})
