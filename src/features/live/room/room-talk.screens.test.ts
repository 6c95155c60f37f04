import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { Line, Silent } from '#test/talk/line.ts'

/** The talk of a room without a gateway: by polling only, as behind a proxy that blocks sockets. */
const CUSTOMER = '13800000004'
const OTHER = '13800000002'
const MUTED = '13800000003'

const { environment, words, wait, until, untilIdle, open, go, find, press, type, requests, ask } =
  await openScreens(/live/)
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Silent)
})

const bubbles = () =>
  [...document.querySelectorAll('[role=log] li[data-message]')].map(({ textContent }) => textContent ?? '')
const field = () => document.querySelector<HTMLTextAreaElement>('textarea')
async function say(text: string) {
  type(field(), text)
  fireEvent.keyDown(await until(field), { key: 'Enter' })
  await untilIdle()
  await wait(300)
}
/** Somebody else sends a message, by the call. */
const another = (text: string, clientId: string) =>
  ask(OTHER, '/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text, clientId })
const said = (text: string) => bubbles().filter((each) => each.includes(text))

it('shows the talk, teachers with their number, and others’ messages within 5 s', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  expect(bubbles().length).toBeGreaterThan(20)
  expect(bubbles().join()).toMatch(/投资顾问 · 登记编号/)
  await another('我也来听课', 'x1')
  await until(() => bubbles().at(-1)?.includes('我也来听课'), 9_000)
  await until(() => document.querySelector('[role=log] ~ [role=status]')?.textContent === '1条新消息')
})

it('shows the customer’s message at once, once, as their own', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await say('老师晚上好')
  expect(bubbles().at(-1)).toMatch(/^.*我.*老师晚上好/)
  await wait(8_000)
  expect(said('老师晚上好')).toHaveLength(1)
  expect(field()?.value).toBe('')
  await open('/live/LR01', { as: CUSTOMER })
  expect(bubbles().at(-1)).toMatch(/我.*老师晚上好/)
})

it.each([
  ['a masked word is shown as stars', '一定翻倍', /一定\*\*/],
  ['what could be markup is text', '<img src=x onerror=alert(1)>', /<img src=x onerror=alert\(1\)>/],
] as const)('%s', async (_, text, seen) => {
  await open('/live/LR01', { as: CUSTOMER })
  await say(text)
  await until(() => seen.test(bubbles().at(-1) ?? ''), 10_000)
})

it.each([
  ['too fast', '太快了', '发言太快了'],
  ['a way to contact', '加我微信 abc12345', '请勿发布联系方式'],
] as const)('a rejected message returns to the input: %s', async (_, text, why) => {
  await open('/live/LR01', { as: CUSTOMER })
  if (why === '发言太快了') await say('第一句')
  await say(text)
  expect(words()).toContain(why)
  expect(field()?.value).toBe(text)
  expect(said(text)).toEqual([])
})

it('a lost answer is retried once; lost twice, it can be resent, and the message appears once', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await environment.break({ path: '/chat_dialog/send', kind: 'drop', when: 'after', times: 2 })
  await environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 0 })
  await say('信号不好')
  await until(() => bubbles().at(-1)?.includes('未发出，点此重发'), 60_000)
  await press('未发出，点此重发')
  await until(() => !words().includes('未发出'))
  expect(said('信号不好')).toHaveLength(1)
})

it('a rejected message does not replace newer text, survives a reload, and is restored by a press', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await say('第一句')
  type(field(), '太快了')
  fireEvent.keyDown(await until(field), { key: 'Enter' })
  type(field(), '写到一半')
  await until(() => words().includes('发言太快了'))
  expect(field()?.value).toBe('写到一半')
  await go('/live/LR01')
  expect(field()?.value).toBe('写到一半')
  expect(words()).toContain('未发出：太快了')
  await press('放回输入框')
  expect(field()?.value).toBe('太快了\n写到一半')
  expect(words()).not.toContain('未发出')
})

it('a message rejected on a retry returns to the input', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  await environment.break({ path: '/chat_dialog/send', kind: 'drop', when: 'before', times: 2 })
  await say('加我微信 abc12345')
  await until(() => find('未发出，点此重发'), 60_000)
  await press('未发出，点此重发')
  await until(() => words().includes('请勿发布联系方式'))
  expect(field()?.value).toBe('加我微信 abc12345')
})

it('F4: a muted customer can read on, and the typed text is kept', async () => {
  await open('/live/LR01', { as: MUTED })
  await say('能听到吗')
  expect(words()).toContain('您已被禁言')
  expect(bubbles().length).toBeGreaterThan(20)
  expect(field()?.disabled).toBe(true)
  expect(field()?.value).toBe('能听到吗')
})

it('a talk that fails to load shows a retry, and the room works', async () => {
  await environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 1 })
  await open('/live/LR01', { as: CUSTOMER })
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(words()).toContain('人在看')
  // The picture does not play here, and has one of its own.
  await press(document.querySelector<HTMLElement>('[role=tabpanel] [role=alert] button'))
  await until(() => bubbles().length > 20)
})

it('a guest is asked to sign in, and receives no messages', async () => {
  await open('/live/LR01')
  expect(words()).toContain('登录后观看直播')
  expect(requests('/chat_dialog/list')).toEqual([])
})

const lists = () => requests('/chat_dialog/list').length
/** Once the page is subscribed. */
const onLine = async () => {
  await until(Line.here)
  await untilIdle()
  return until(Line.here)
}

it('F1: a dropped connection is replaced by polling within 15 s, and missed messages appear once', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open('/live/LR01', { as: CUSTOMER })
  await onLine()
  const before = lists()
  await another('断线时说的话', 'k1')
  await wait(4_000)
  expect(lists()).toBe(before)
  // A real gateway replays missed messages on reconnecting; this one does not.
  const line = await onLine()
  vi.stubGlobal('WebSocket', Silent)
  line.end(1006)
  await until(() => said('断线时说的话').length > 0, 15_000)
  expect(lists()).toBeGreaterThan(before)
  await wait(1_000)
  expect(said('断线时说的话')).toHaveLength(1)
})

it('F7: hidden, it makes no requests; visible again, one for what came after the last message', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open('/live/LR01', { as: CUSTOMER })
  await onLine()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(31_000)
  const [before, lines] = [lists(), Line.all.length]
  await another('没人看的时候', 'h1')
  await wait(300_000)
  expect([lists(), Line.all.length]).toEqual([before, lines])
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => said('没人看的时候').length > 0)
  await wait(1_000)
  seen.mockRestore()
  const asked = (await environment.control('/journal?path=/chat_dialog/list')) as {
    query: { afterId?: string }
  }[]
  expect(lists()).toBe(before + 1)
  expect(asked.at(-1)?.query.afterId).toMatch(/^(?:LC01|m-)/)
  expect(said('没人看的时候')).toHaveLength(1)
})

it('F6: a room that ends offers its recording without a reload', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open('/live/LR01', { as: CUSTOMER })
  await onLine()
  const page = document.querySelector('#root main')
  for (const [status, sentence] of [
    ['PAUSED', '主播暂离，请稍候'],
    ['LIVE', ''],
    ['ENDED', '直播已结束'],
    ['REPLAY', '观看回放'],
  ] as const) {
    await environment.control('/room/status', { roomId: 'LR01', status })
    Line.here()?.say({ t: 'notice', d: { status } })
    const isShown = () =>
      words().includes(sentence) && (document.querySelector('video') !== null) === (status === 'LIVE')
    await until(isShown, 2_000)
  }
  expect(find('观看回放')?.getAttribute('href')).toBe('/live/LR01/replay/v-LR01')
  // A recording does not change any more: there is no connection.
  expect(Line.here()).toBeUndefined()
  expect(document.querySelector('#root main')).toBe(page)
})

it('a quoted message is opened in place, and a button returns to the newest', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  const oldest = await ask(OTHER, '/chat_dialog/list?chatId=LC01&limit=50')
  const [first] = (oldest['list'] as { messageId: string; text?: string }[]).slice(-1)
  await ask(OTHER, '/chat_dialog/send', {
    chatId: 'LC01',
    kind: 'TEXT',
    text: '说的是这一句',
    clientId: 'quoting',
    replyToId: first?.messageId,
  })
  await until(() => bubbles().at(-1)?.includes('说的是这一句'), 9_000)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  await press(document.querySelector<HTMLElement>('[role=log] li:last-child [class*=quote]'))
  const target = await until(() => shown.mock.contexts[0], 5_000)
  expect(target instanceof Element && target.getAttribute('data-message')).toBe(first?.messageId)
})

it('a room shows how many older messages there are, and loads them', async () => {
  await open('/live/LR01', { as: CUSTOMER })
  const before = bubbles().length
  if (!find('查看更早的消息')) return expect(before).toBeLessThan(50)
  await press('查看更早的消息')
  await until(() => bubbles().length > before)
})
