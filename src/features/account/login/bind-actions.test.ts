import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { createVisitor } from '#test/sweep/visitor.ts'

/** What a visitor without a number begins, done once there is one. Known by name, C3; a member with a chat; who won a prize. */
const [KNOWN, MEMBER, WINNER] = ['13800000004', '13800000007', '13800000002']

/** A connection that never opens. */
class Silent {
  close() {}
}

const screens = await openScreens(/checkout|order|live|chat|diagnose|stock|goods|prize|benefits|login/, { at: TRADING })
const { words, until, settle, press, type, requests, ask } = screens
const { visit, bind, sheet } = createVisitor(screens)
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

const bubbles = () => [...document.querySelectorAll('[role=log] li')].map(({ textContent }) => textContent ?? '')
const field = () => document.querySelector<HTMLTextAreaElement>('#root main textarea')
async function say(text: string) {
  type(await until(field), text)
  await settle()
  fireEvent.keyDown(await until(field), { key: 'Enter' })
  await settle()
}
const card = (name: string) =>
  [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === name)

test('下单: to the order', async () => {
  const opened = ['证券投资顾问服务协议', '个人信息单独同意书', '用户协议', '隐私政策']
  const draft = { opened, agreed: true, riskAck: { docVersion: 'v1', readSec: 20, at: 0 } }
  await visit('/checkout/K103', { sure: true, drafts: { 'checkout:K103': draft } })
  expect(requests('/orders/checkBySku')).toEqual([])
  await bind(KNOWN)
  expect(words()).toMatch(/绑定手机号.*?已完成/)
  await press('提交订单')
  await until(() => words().includes('收银台'))
  expect(requests('/orders')).toHaveLength(1)
})

test('发言: what was typed in a live room is said', async () => {
  await visit('/live/LR01')
  await say('老师晚上好')
  expect(sheet()).toBeDefined()
  await bind(KNOWN)
  await until(() => bubbles().some((each) => each.includes('老师晚上好')))
  expect((await ask(KNOWN, '/chat_dialog/list?chatId=LC01&limit=5'))['list']).toContainEqual(
    expect.objectContaining({ text: '老师晚上好' }),
  )
})

test('聊天: a chat is there once the number is that of a member', async () => {
  await visit('/chat/CR01', { sure: true })
  expect(requests('/chat_dialog/list')).toEqual([])
  await bind(MEMBER)
  await say('大家早上好')
  await until(() => bubbles().some((each) => each.includes('大家早上好')))
  expect((await ask(MEMBER, '/chat_dialog/list?chatId=CR01&limit=5'))['list']).toContainEqual(
    expect.objectContaining({ text: '大家早上好' }),
  )
})

test('抽奖: joined', async () => {
  await visit('/live/LR07')
  await press('免费参与')
  await press('免费参与')
  expect(sheet()?.textContent).toContain('绑定手机号')
  await bind(KNOWN)
  await until(() => words().includes('已参与 · 距开奖'))
})

test('AI诊股: begun, with its result', async () => {
  await visit('/diagnose/SH600901', { sure: true })
  expect(requests('/stock-ai-diagnose/detail')).toEqual([])
  await bind(KNOWN)
  await press('开始诊断')
  await until(() => words().includes('各维度得分'), 20_000)
})

test('特色指标: the trial is opened', async () => {
  await visit('/quote-index')
  await press('体验7天', card('波动温度计'))
  expect(sheet()).toBeDefined()
  await bind(KNOWN)
  await until(() => card('波动温度计')?.textContent.includes('使用中，至 2026-11-30'))
})

test('领取: a prize is sent to the address', async () => {
  const place = { name: '示例收件', mobile: '13900000001', province: '浙江省', city: '杭州市', district: '西湖区' }
  await ask(WINNER, '/user/address/create', { ...place, detail: '示例路 1 号', isDefault: true })
  await visit('/me/goods?id=PZ01', { sure: true })
  expect(requests('/goods-apply/info')).toEqual([])
  await bind(WINNER)
  await press('确认收货地址')
  await until(() => words().includes('待发货'))
})
