import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { Line, Silent } from '#test/talk/line.ts'
import { messageOf } from '#test/talk/message.ts'

/** The faults of live §7 as a page shows them; the talk's own handling: `src/data/timeline`. */

const [CUSTOMER, OTHER] = ['13800000004', '13800000002']

const { environment, words, wait, until, untilIdle, open, go, find, type, requests, ask } = await openScreens(/live/)
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => vi.restoreAllMocks())

const rows = () => [...document.querySelectorAll('[role=log] li[data-message]')]
const ids = () => rows().map((row) => row.getAttribute('data-message') ?? '')
const field = () => document.querySelector('textarea')
const said = (text: string) => rows().filter(({ textContent }) => textContent.includes(text)).length
const another = (text: string) =>
  ask(OTHER, '/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text, clientId: 'by-call' })

/** A room whose talk is loaded and whose connection is open. */
async function enter(roomId = 'LR01') {
  await open(`/live/${roomId}`, { as: CUSTOMER })
  const line = await until(Line.here)
  await untilIdle()
  return line
}

it('2: a half-open connection is detected, and missed messages appear once', async () => {
  const line = await enter()
  line.send = () => undefined
  vi.stubGlobal('WebSocket', Silent)
  await another('没有人听见')
  await until(() => line.isClosed, 15_500)
  await until(() => said('没有人听见') > 0, 4_000)
  await wait(6_000)
  expect(said('没有人听见')).toBe(1)
})

it('4: duplicate frames, and a page that repeats them, are never rendered twice, at any moment', async () => {
  const line = await enter()
  const seen: string[][] = []
  const observer = new MutationObserver(() => void seen.push(ids()))
  observer.observe(document.querySelector('[role=log]') ?? document, { childList: true, subtree: true })
  let prevId = ids().at(-1)
  for (let n = 0; n < 40; n += 1) {
    const message = messageOf(`d${n}`, { text: `第${n}句` })
    for (let times = 0; times < 2; times += 1) line.say({ t: 'msg', d: { ...message, prevId } })
    prevId = message.messageId
    await wait(100)
  }
  type(field(), '我也说一句')
  fireEvent.keyDown(field() ?? document, { key: 'Enter' })
  await until(() => said('我也说一句') === 1)
  line.end(1006)
  await wait(8_000)
  observer.disconnect()
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter((each) => new Set(each).size !== each.length)).toEqual([])
  expect(said('我也说一句')).toBe(1)
})

it('6: if the service no longer knows the last message, the newest page replaces the list', async () => {
  const line = await enter()
  const newest = ids().at(-1)
  line.say({ t: 'msg', d: messageOf('forgotten') })
  await until(() => ids().at(-1) === 'forgotten')
  await another('之后说的话')
  line.say({ t: 'msg', d: messageOf('m', { prevId: 'unheard' }) })
  await until(() => said('之后说的话') === 1, 5_000)
  expect(ids().slice(-2)).toEqual([newest, expect.any(String)])
  expect(ids()).not.toContain('forgotten')
})

it('10: without a visibility event, a touch brings the room up to date within 1 s', async () => {
  await enter()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(31_000)
  await another('回来之前')
  expect(said('回来之前')).toBe(0)
  seen.mockReturnValue('visible')
  dispatchEvent(new Event('pointerdown'))
  await until(() => said('回来之前') === 1, 1_000)
})

it('14: a removed customer sees the reason within 0.5 s, can still read, and keeps typed text', async () => {
  const line = await enter()
  type(field(), '写到一半')
  line.say({ t: 'kick', d: { reason: 'REMOVED', text: '您已被移出直播间' } })
  line.end(4410)
  await until(() => words().includes('您已被移出直播间'), 500)
  expect(field()).toBeNull()
  expect(rows().length).toBeGreaterThan(20)
  // Admitted again, e.g. the next day.
  await go('/live/LR01')
  expect(field()?.value).toBe('写到一半')
})

it('14: a sign-out in another tab ends the connection and clears the talk within 0.5 s', async () => {
  const line = await enter()
  const [lists, tickets] = [requests('/chat_dialog/list').length, requests('/room/ticket').length]
  for (const key of ['accessToken', 'refreshToken']) {
    localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }
  await until(() => line.isClosed && rows().length === 0, 500)
  expect(words()).toContain('登录后观看直播')
  await wait(60_000)
  expect([requests('/chat_dialog/list').length, requests('/room/ticket').length]).toEqual([lists, tickets])
})

it.each([
  ['15', 1_000, 2],
  ['16', 50, 10],
] as const)('%s: %i messages a second for %i s: few elements, the newest at the end', async (_, each, seconds) => {
  // About how much a phone of 844 px leaves for the talk of a room.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(380)
  const line = await enter()
  // No touches.
  await wait(6_000)
  let prevId = ids().at(-1)
  let most = 0
  for (let n = 0; n < each * seconds; n += 1) {
    line.say({ t: 'msg', d: messageOf(`n${n}`, { text: `第${n}句`, prevId }) })
    prevId = `n${n}`
    if (n % (each / 10) === 0) {
      await wait(100)
      most = Math.max(most, document.querySelectorAll('[role=log] *').length)
    }
  }
  await until(() => ids().at(-1) === `n${each * seconds - 1}`, 1_000)
  expect(most).toBeGreaterThan(50)
  expect(most).toBeLessThanOrEqual(120)
})

it('17: a reader further up is not scrolled: new messages are counted below, outside the page', async () => {
  const line = await enter()
  const box = document.querySelector('[role=log]') ?? document.body
  Object.defineProperties(box, {
    scrollTop: { value: -300, writable: true, configurable: true },
    scrollHeight: { value: 4_000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  })
  fireEvent.scroll(box)
  await untilIdle()
  const before = rows()
  let prevId = ids().at(-1)
  for (let n = 0; n < 30; n += 1) {
    line.say({ t: 'msg', d: messageOf(`u${n}`, { prevId }) })
    prevId = `u${n}`
  }
  await until(() => words().includes('30条新消息'))
  // The same elements in the same order: none was recreated.
  expect(rows()).toEqual(before)
  expect(rows().every((row, at) => row === before[at])).toBe(true)
  find('30条新消息')?.click()
  await until(() => ids().at(-1) === 'u29')
})

const isShown = (status: string) => {
  const film = document.querySelector('video') !== null
  const sentences: Readonly<Record<string, string>> = {
    PREVIEW: '距开播',
    LIVE: '人在看',
    PAUSED: '主播暂离，请稍候',
    ENDED: '直播已结束',
    REPLAY: '观看回放',
  }
  return words().includes(sentences[status] ?? '-') && film === (status === 'LIVE')
}

it.each([
  ['with its connection within 2 s', Line, 2_000],
  ['without one within 15 s', Silent, 15_500],
] as const)('21: a room passes through all its states without a reload, %s', async (_, socket, within) => {
  vi.stubGlobal('WebSocket', socket)
  await open('/live/LR02', { as: CUSTOMER })
  await until(() => isShown('PREVIEW'))
  if (socket === Line) await until(Line.here)
  await untilIdle()
  const page = document.querySelector('#root main')
  for (const status of ['LIVE', 'PAUSED', 'LIVE', 'ENDED', 'REPLAY']) {
    await environment.control('/room/status', { roomId: 'LR02', status })
    Line.here()?.say({ t: 'notice', d: { status } })
    await until(() => isShown(status), within)
  }
  expect(document.querySelector('#root main')).toBe(page)
})
