import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { Line, Silent } from '#test/talk/line.ts'
import { messageOf as said } from '#test/talk/message.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/**
 * An evening with a live room: reserving, speaking, asking, winning a lottery and receiving the prize. product §3 (f)
 */

const CUSTOMER = '13800000004'
const [MINUTE, HOUR] = [60_000, 3_600_000]

const { environment, words, untilIdle, until, open, go, find, press, type, ask, answer } = await openScreens(
  /live|chat|prize|goods|benefits/,
  { at: TRADING },
)
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

/** The page of the template message with this title that was sent to the customer's WeChat. */
async function messageOf(title: string): Promise<string> {
  const sent = (await environment.control('/messages')) as { title: string; path: string }[] // the switch answers these
  const found = sent.find((each) => each.title === title)
  if (!found) throw new Error(`no ${title} among ${JSON.stringify(sent)}`)
  return found.path
}
/** Returns at this time, ms from now, by a link. */
async function comeBack(later: number, path: string | (() => Promise<string>)) {
  vi.setSystemTime(Date.now() + later)
  await open(typeof path === 'string' ? path : await path(), { as: CUSTOMER })
}

it('f1, f2, f3, f4, f5: a reservation triggers a reminder, the customer speaks and asks in the room, and the answer is announced', async () => {
  await open('/live/scene/SC2', { as: CUSTOMER })
  await press('预约')
  expect(words()).toContain('已预约')
  const { startAt } = await ask(CUSTOMER, '/live/room/LR02/info')
  await environment.control('/room/status', { roomId: 'LR02', status: 'LIVE' })
  await comeBack(Number(startAt) - Date.now() + MINUTE, () => messageOf('直播开播提醒'))
  expect(location.pathname).toBe('/live/LR02')
  await until(() => document.querySelector('textarea'))
  type('说点什么', '老师晚上好')
  fireEvent.keyDown(document.querySelector('textarea') ?? document, { key: 'Enter' })
  await untilIdle()
  await until(() => document.querySelector('[role=log] li:last-child')?.textContent.includes('老师晚上好'))
  await press('问答')
  await press('向老师提问')
  type(document.querySelector('#root form textarea'), '收盘价怎么算出来的？')
  document.querySelector<HTMLElement>('#root form input[type=checkbox]:not(:checked)')?.click()
  await press('提交提问')
  const question = location.pathname
  expect(words()).toContain('待回答')
  await press('提醒老师')
  await comeBack(HOUR, () => messageOf('提问已回答'))
  expect(location.pathname).toBe(question)
  expect(words()).toMatch(/已回答.*老师回答.*登记编号 示例/)
})

it.each([
  ['/live/scene/SC2', CUSTOMER, /进入直播间/],
  ['/live/scene/SC2', undefined, /进入直播间/],
  ['/live', CUSTOMER, /三季报怎么读.*一周安排/],
  ['/live/LR02', undefined, /登录后观看直播/],
])('f1: a room that begins while %s is open is shown as begun: %s', async (path, as, begun) => {
  const [ROOMS, SCENE] = ['/public/room/card-list', '/live/room/promotionScene']
  const startAt = Date.now() + MINUTE
  const be = async (status: string) => {
    await environment.mend()
    const room = { ...(await ask(CUSTOMER, '/live/room/LR02/info')), status, startAt }
    await answer(ROOMS, [room], 0)
    await answer(SCENE, { ...room, introHtml: '' }, 0)
  }
  await be('PREVIEW')
  await open(path, { as })
  expect(words()).toContain('三季报怎么读')
  expect(words()).not.toMatch(begun)
  await be('LIVE')
  await until(() => begun.test(words()), 2 * MINUTE)
})

it('f3: after sleep, a mute with a draft, a recall and a removal, the room shows its true state and keeps typed text', async () => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
  await environment.control('/room/status', { roomId: 'LR02', status: 'LIVE' })
  await open('/live/LR02', { as: CUSTOMER })
  const slept = await until(Line.here)
  await untilIdle()
  const field = () => document.querySelector('textarea')
  type(field(), '写到一半')
  slept.say({ t: 'kick', d: { reason: 'IDLE', text: '长时间无响应，连接已断开' } })
  slept.end(4408)
  dispatchEvent(new Event('focus'))
  const line = (await until(() => Line.all.length > 1 && Line.here())) || slept
  line.say({ t: 'notice', d: { muted: true, text: '您已被禁言' } })
  await until(() => words().includes('您已被禁言'))
  expect([field()?.value, field()?.disabled, words().includes('长时间无响应')]).toEqual(['写到一半', true, false])
  line.say({ t: 'notice', d: { muted: false, text: '您可以发言了' } })
  await until(() => field()?.disabled === false)
  line.say({ t: 'msg', d: said('bad', { text: '加群带你飞' }) })
  const row = () => document.querySelector('[role=log] li[data-message=bad]')?.textContent
  await until(() => row()?.includes('加群带你飞'))
  line.say({ t: 'recall', d: { messageId: 'bad', by: 'MANAGER' } })
  await until(() => row() === '消息已撤回')
  await environment.control('/room/kick', { roomId: 'LR02', mobile: CUSTOMER })
  line.say({ t: 'kick', d: { reason: 'REMOVED', text: '您已被移出', until: Date.now() + 10 * MINUTE } })
  line.end(4410)
  await until(() => /您已被移出，\d\d-\d\d \d\d:\d\d 后可再次进入/.test(words()))
  expect([field(), document.querySelector('video')]).toEqual([null, null])
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  await go('/live/LR02')
  await until(() => field()?.value === '写到一半')
})

it('f6, f7, f8, f9: a lottery is joined, drawn and won, and its prize is sent to the given address', async () => {
  await open('/live/LR07', { as: CUSTOMER })
  await press('免费参与')
  await press('免费参与')
  await until(() => words().includes('已参与'))
  const { endAt } = await ask(CUSTOMER, '/live/room/lottery/valid?roomId=LR07')
  await comeBack(Number(endAt) - Date.now() - 2_000, '/live/LR07')
  await press('抽奖')
  await until(() => document.querySelector('dialog[open]')?.textContent.includes('您获得了 投教笔记本'))
  await comeBack(MINUTE, () => messageOf('中奖通知'))
  expect(location.pathname).toBe('/me/prize')
  expect(words()).toMatch(/投教笔记本待领取/)
  const place = { name: '示例收件', mobile: '13900000001', province: '浙江省', city: '杭州市', district: '西湖区' }
  await ask(CUSTOMER, '/user/address/create', { ...place, detail: '示例路 1 号', isDefault: true })
  await press('填写收货地址')
  await press('确认收货地址')
  await until(() => /待发货.+浙江省杭州市西湖区示例路 1 号/.test(words()))
  await comeBack(3 * MINUTE, () => messageOf('奖品发货通知'))
  expect(words()).toMatch(/投教笔记本已发货.+快递.+不能再修改收货地址/)
  expect(find('确认收货地址')).toBeUndefined()
  await go('/me/prize')
  expect(words()).toMatch(/投教笔记本已发货/)
})
