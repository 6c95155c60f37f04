import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { Silent } from '#test/talk/line.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** An evening with a live room: reserved, spoken in, asked in, a lottery won and its prize sent. product §3 (f) */

const CUSTOMER = '13800000004'
const [MINUTE, HOUR] = [60_000, 3_600_000]

const { environment, words, untilIdle, until, open, go, find, press, type, ask } = await openScreens(
  /live|chat|prize|goods|benefits/,
  { at: TRADING },
)
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

/** The page of the message of this title that the house sent to its customer's WeChat. */
async function messageOf(title: string): Promise<string> {
  const sent = (await environment.control('/messages')) as { title: string; path: string }[] // the switch answers these
  const found = sent.find((each) => each.title === title)
  if (!found) throw new Error(`no ${title} among ${JSON.stringify(sent)}`)
  return found.path
}
/** Comes back at this time, ms from now, by a link. */
async function comeBack(later: number, path: string | (() => Promise<string>)) {
  vi.setSystemTime(Date.now() + later)
  await open(typeof path === 'string' ? path : await path(), { as: CUSTOMER })
}

it('f1, f2, f3, f4, f5: a reservation is reminded of, the room is spoken and asked in, the answer is announced', async () => {
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

it('f6, f7, f8, f9: a lottery is joined, drawn and won; its prize is sent to the address that was given', async () => {
  await open('/live/LR07', { as: CUSTOMER })
  await press('免费参与')
  await press('免费参与')
  await until(() => words().includes('已参与'))
  const { endAt } = await ask(CUSTOMER, '/live/room/lottery/valid?roomId=LR07')
  await comeBack(Number(endAt) - Date.now() - 2_000, '/live/LR07')
  await press('查看')
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
