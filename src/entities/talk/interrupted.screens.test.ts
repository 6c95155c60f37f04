import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { Line, Silent } from '#test/talk/line.ts'
import { messageOf } from '#test/talk/message.ts'

/** Everything that ends, mutes, recalls or rejects something in a live room and in a chat, and the next action. */

const { environment, words, wait, until, untilIdle, open, go, find, press, type, ask } = await openScreens(/live|chat/)
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
})

const rows = () => [...document.querySelectorAll('[role=log] li[data-message]')]
const rowOf = (id: string) => document.querySelector(`[role=log] li[data-message="${id}"]`)
const field = () => document.querySelector('textarea')

/** A room and a chat, with a customer who has access, the id of the talk, and the moderator's name for it. */
const PLACES = [
  { name: 'a live room', path: '/live/LR01', as: '13800000004', chatId: 'LC01', place: { roomId: 'LR01' } },
  { name: 'a chat', path: '/chat/CR01', as: '13800000007', chatId: 'CR01', place: { chatId: 'CR01' } },
] as const

describe.each(PLACES)('$name', ({ path, as, chatId, place }) => {
  async function enter() {
    await open(path, { as })
    const line = await until(Line.here)
    await untilIdle()
    return line
  }
  const newest = async (count = 1) => {
    const { list } = await ask(as, `/chat_dialog/list?chatId=${chatId}&limit=${count}`)
    return (list as { messageId: string; text?: string }[]).at(-1)?.messageId ?? ''
  }

  it('22: disconnected for idling, like a phone that slept, it reconnects at once and keeps typed text', async () => {
    const line = await enter()
    type(field(), '写到一半')
    line.say({ t: 'kick', d: { reason: 'IDLE', text: '长时间无响应，连接已断开' } })
    line.end(4408)
    dispatchEvent(new Event('focus'))
    const next = await until(() => Line.all.length > 1 && Line.here(), 1_000)
    expect(next).not.toBe(line)
    await wait(500)
    expect([words().includes('长时间无响应'), field()?.value]).toEqual([false, '写到一半'])
    if (next) next.say({ t: 'msg', d: messageOf('woken', { text: '醒来之后' }) })
    await until(() => words().includes('醒来之后'))
  })

  it.each([
    [4403, '您的服务已到期', '重新进入'],
    [4409, '您已在其他页面进入', '在此继续'],
    [4410, '您已被移出', /去直播频道|去其他圈子/],
  ])('an end with %i shows its reason and an action', async (code, text, way) => {
    const line = await enter()
    type(field(), '写到一半')
    line.say({ t: 'kick', d: { text, until: Date.parse('2026-11-23T20:30:00+08:00') } })
    line.end(code)
    await until(() => words().includes(text))
    expect([field(), find(way) === undefined]).toEqual([null, false])
    expect(words().includes('11-23 20:30 后可再次进入')).toBe(code === 4410)
    if (code === 4410) return
    await press(way)
    await until(() => Line.here() && field()?.value === '写到一半')
  })

  it('a customer muted with a draft sees why above it, and keeps it', async () => {
    const line = await enter()
    type(field(), '写到一半')
    line.say({ t: 'notice', d: { muted: true, text: '您已被禁言' } })
    await until(() => words().includes('您已被禁言'))
    expect([field()?.value, field()?.disabled]).toEqual(['写到一半', true])
    line.say({ t: 'notice', d: { muted: false, text: '您可以发言了' } })
    await until(() => field()?.disabled === false)
    expect([field()?.value, words().includes('您已被禁言')]).toEqual(['写到一半', false])
  })

  it('a quoted message that is deleted or fails to load says so, with a retry', async () => {
    await environment.control('/room/burst', { chatId, count: 150 })
    const line = await enter()
    line.say({
      t: 'msg',
      d: messageOf('q1', { text: '答没有的', replyTo: { messageId: 'gone', brief: '没有了的话' } }),
    })
    await press('没有了的话')
    await until(() => words().includes('原消息已不在聊天记录中'))
    expect(rowOf('q1'), 'the reader stays').not.toBeNull()
    await press('关闭')
    const replyTo = { messageId: `${chatId}-0001`, brief: '从前的话' }
    line.say({ t: 'msg', d: messageOf('q2', { text: '答从前的', replyTo }) })
    await environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 1 })
    await press('从前的话')
    await until(() => words().includes('原消息没有加载出来：服务繁忙'))
    await press('重试', document.querySelector('[role=tabpanel]'))
    await until(() => rowOf(replyTo.messageId))
    expect(words()).not.toContain('原消息没有加载出来')
  })

  it('a failed load of older messages says so, with a retry', async () => {
    await environment.control('/room/burst', { chatId, count: 150 })
    await enter()
    await environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 1 })
    // First those already loaded.
    for (let n = 0; n < 5 && find('查看更早的消息'); n += 1) await press('查看更早的消息')
    expect(words()).toContain('较早的消息没有加载出来：服务繁忙')
    const before = rows().length
    await press('重试', document.querySelector('[role=log]'))
    await until(() => rows().length > before && !words().includes('没有加载出来'))
  })

  it('25: a recalled message becomes a tombstone in place, also in quotes; its menu closes', async () => {
    const line = await enter()
    const id = await newest()
    line.say({ t: 'msg', d: messageOf('bad', { text: '加群带你飞', prevId: id }) })
    const replyTo = { messageId: 'bad', brief: '加群带你飞' }
    line.say({ t: 'msg', d: messageOf('answer', { text: '请勿发布', prevId: 'bad', replyTo }) })
    await until(() => rowOf('answer'))
    await press(/^更多/, rowOf('bad'))
    expect(find('复制')).toBeDefined()
    line.say({ t: 'recall', d: { messageId: 'bad', by: 'MANAGER' } })
    await until(() => rowOf('bad')?.textContent === '消息已撤回')
    expect(rowOf('answer')?.textContent).toMatch(/消息已撤回请勿发布/)
    expect([words().includes('加群带你飞'), document.querySelector('dialog[open]')]).toEqual([false, null])
    // The next message follows it.
    line.say({ t: 'msg', d: messageOf('next', { text: '下一句', prevId: 'answer' }) })
    await until(() => rowOf('next'))
    expect(rows().slice(-3)).toEqual(['bad', 'answer', 'next'].map(rowOf))
  })

  it('25: an answer to a message that is recalled meanwhile takes the focus once', async () => {
    const line = await enter()
    line.say({ t: 'msg', d: messageOf('bad', { text: '加群带你飞', prevId: await newest() }) })
    await until(() => rowOf('bad'))
    await press(/^更多/, rowOf('bad'))
    await press('引用')
    expect(document.activeElement).toBe(field())
    line.say({ t: 'recall', d: { messageId: 'bad', by: 'MANAGER' } })
    await until(() => words().includes('回复 消息已撤回'))
    field()?.blur()
    line.say({ t: 'msg', d: messageOf('next', { text: '下一句', prevId: 'bad' }) })
    await until(() => rowOf('next'))
    expect(document.activeElement).not.toBe(field())
  })

  it('25: a recall during a lost connection is applied with the next answer', async () => {
    vi.stubGlobal('WebSocket', Silent)
    await open(path, { as })
    const id = await newest(3)
    expect(rowOf(id)?.textContent).not.toContain('消息已撤回')
    await environment.control('/room/recall', { messageId: id })
    await until(() => rowOf(id)?.textContent === '消息已撤回', 10_000)
    await open(path, { as })
    expect(rowOf(id)?.textContent).toBe('消息已撤回')
  })

  it('25: so is one in 只看老师, which has no connection', async () => {
    await open(path, { as })
    await press('只看老师')
    // The whole talk of a room stays mounted, but hidden.
    const last = () =>
      [...document.querySelectorAll('[role=log]')].at(-1)?.querySelector('li[data-message]:last-of-type')
    const messageId = (await until(last)).getAttribute('data-message')
    await environment.control('/room/recall', { messageId })
    await until(() => last()?.textContent === '消息已撤回', 10_000)
  })

  it('a removed customer sees why and until when, also on return; nothing plays, and no likes are requested', async () => {
    const line = await enter()
    type(field(), '写到一半')
    await environment.control('/room/kick', { ...place, mobile: as })
    line.say({ t: 'kick', d: { reason: 'REMOVED', text: '您已被移出', until: Date.now() + 600_000 } })
    line.end(4410)
    await until(() => /您已被移出，\d\d-\d\d \d\d:\d\d 后可再次进入/.test(words()))
    expect([document.querySelector('video'), find(/赞/), field()]).toEqual([null, undefined, null])
    const sent = environment.requests().length
    await wait(10_000)
    const more = environment.requests().slice(sent)
    expect(more.filter((each) => /dialog|like|ticket|m3u8|online/.test(each.path))).toEqual([])
    await go(path)
    await until(() => /因违反发言规则，您已被移出，\d\d-\d\d \d\d:\d\d 后可再次进入/.test(words()))
    expect(find(/去直播频道|去其他圈子/)).toBeDefined()
    vi.setSystemTime(Date.now() + 600_000)
    await go(path)
    expect(field()?.value).toBe('写到一半')
  })
})
