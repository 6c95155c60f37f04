import type { MessageKind } from './kinds.ts'

/** A message as the test control returns it. */
export interface Sent {
  kind: MessageKind
  at: number
  title: string
  text: string
  path: string
}

/** The service as its customers use it, and its clock. */
export interface Desk {
  /** Calls as the customer of this number. */
  ask: (mobile: string, path: string, body?: object) => Promise<unknown>
  wait: (ms: number) => unknown
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Has running services; has bought nothing. */
const [BUYER, CUSTOMER] = ['13800000002', '13800000004']

const field = (of: unknown, name: string): unknown => Object(of)[name]

/**
 * Makes customers act so that the service sends every kind of message. Afterwards unpaid orders close within minutes;
 * each step of `later` advances the clock, to shortly before a coupon ends and before a service ends.
 */
export async function sendEveryKind({ ask, wait }: Desk): Promise<{ later: readonly (() => unknown)[] }> {
  await ask(CUSTOMER, '/notice-sub/set?kind=LIVE&targetId=LR01&on=true', {})
  await ask(CUSTOMER, '/notice-sub/set?kind=POOL&targetId=PO01&on=true', {})
  await ask(CUSTOMER, '/notice-sub/set?kind=CASE&targetId=CC01&on=true', {})
  await ask(CUSTOMER, '/coupons/gain?planNumber=CP101')
  const lottery = field(await ask(CUSTOMER, '/live/room/lottery/valid?roomId=LR07'), 'lotteryId')
  await ask(CUSTOMER, '/live/room/lottery/participate', { lotteryId: lottery })
  const question = { chatId: 'LC01', analystNumber: 'T001', content: '集合竞价为什么不能撤单？' }
  await ask(CUSTOMER, '/chat_room/qa/create', question)
  const complaint = { type: 'SERVICE', content: '老师没有按约定的时间上课，希望补课。', fileKeys: [], mobile: CUSTOMER }
  await ask(CUSTOMER, '/customer/complaint', complaint)
  const person = { titleType: 'PERSON', title: '示例', email: 'a@example.com' }
  await ask(BUYER, '/invoice', { orderNumber: 'D00020001', ...person })
  await wait(DAY)
  const mine = field(await ask(CUSTOMER, `/live/room/lottery/winner?lotteryId=${String(lottery)}`), 'mine')
  const area = { province: '浙江省', city: '杭州市', district: '西湖区' }
  const place = { name: '示例收件', mobile: '13900000001', ...area, detail: '示例路 1 号', isDefault: true }
  const addressId = field(await ask(CUSTOMER, '/user/address/create', place), 'id')
  await ask(CUSTOMER, '/goods-apply/modify-address', { id: field(mine, 'prizeId'), addressId })
  await wait(DAY - 5 * MINUTE)
  return { later: [27 * DAY, 85 * DAY].map((time) => () => wait(time)) }
}
