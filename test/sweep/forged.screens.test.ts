import { beforeAll, expect, it } from 'vitest'
import { accepted } from './read-checkout.ts'
import { openTools, type Tools } from './sweep.ts'
import { type Journey, walk } from './walk.ts'

/** C3, with a coupon for K103, a used one, and nothing of K701. */
const BUYER = '13800000002'
/** Same, at C2. */
const C2 = '13800000009'
const LOWEST = '13800000003'

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }

interface Case {
  name: string
  mobile: string
  skuId: string
  /** Changes to the order in transit. */
  body?: object
  /** Changes to the service's answer about eligibility, so that the screen offers more than it should. */
  check?: object
  says: string
}

const open = [
  { gate: 'MATCH', state: 'PASSED' },
  { gate: 'DISCLOSURE', state: 'OPEN' },
]

/** By hand from law §1, product §2.17 and the service's rejections. */
const cases: readonly Case[] = [
  { name: 'a price', mobile: BUYER, skuId: 'K701', body: { payableFen: 1 }, says: '价格已更新，请确认' },
  {
    name: 'a coupon of another customer',
    mobile: BUYER,
    skuId: 'K701',
    body: { couponId: 'Q0007003' },
    says: '优惠券不存在或已下线',
  },
  { name: 'a coupon that is used', mobile: BUYER, skuId: 'K701', body: { couponId: 'Q0002002' }, says: '优惠券已使用' },
  {
    name: 'a coupon for another service',
    mobile: BUYER,
    skuId: 'K701',
    body: { couponId: 'Q0002001' },
    says: '该优惠券不适用于此服务',
  },
  {
    name: 'a level above the customer’s',
    mobile: C2,
    skuId: 'K301',
    body: { level: 'C5', riskLevel: 'R1', isLowest: false },
    check: { canBuy: true, gates: open, needMismatchText: undefined },
    says: '该服务风险等级高于您的风险承受能力',
  },
  {
    name: 'a level above the lowest class',
    mobile: LOWEST,
    skuId: 'K301',
    body: {
      level: 'C5',
      riskLevel: 'R1',
      isLowest: false,
      riskAck: { ...riskAck, mismatchText: '本人已知悉该服务风险高于本人风险承受能力，自愿购买' },
    },
    check: { canBuy: true, gates: open, reason: undefined },
    says: '该服务不适合您',
  },
]

let tools: Tools
beforeAll(async () => {
  // Its code is loaded, like that of the pages.
  await import('#features/trade/sku/campaign-order.ts')
  tools = await openTools(/checkout|order/)
}, 60_000)

/** The connection, with a forger on it. */
function forge({ body, check }: Case): void {
  const fetch = async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, location.origin).pathname
    if (path === '/api/orders' && body) return tools.environment.fetch(url, { ...init, body: merged(init.body, body) })
    const answer = await tools.environment.fetch(url, init)
    if (path !== '/api/orders/checkBySku' || !check) return answer
    const { data, ...rest } = JSON.parse(await answer.text())
    return Response.json({ ...rest, data: { ...data, ...check } })
  }
  Object.assign(globalThis, { fetch })
}

const merged = (text: unknown, more: object): string => JSON.stringify({ ...JSON.parse(String(text)), ...more })

/** An earlier screen's draft in the tab, for the next page. */
const ready = (skuId: string, more: object = {}) =>
  sessionStorage.setItem(`draft:checkout:${skuId}`, JSON.stringify({ ...accepted, riskAck, ...more }))

async function signedIn(mobile: string): Promise<string> {
  const tokens = (await tools.environment.login(mobile)) as Record<string, string>
  const [accessToken, refreshToken] = [String(tokens['accessToken']), String(tokens['refreshToken'])]
  tools.phone.wipe({ accessToken, refreshToken, openId: 'o-1' })
  return accessToken
}

async function press(name: RegExp): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('#root button:not([disabled]), #root a, #root label')]
  const found = all.find(({ textContent }) => name.test(textContent.trim()))
  if (!found) throw new Error(`nothing to press like ${String(name)}: ${tools.phone.words()}`)
  found.click()
  await tools.phone.untilIdle()
}

it('a changed price is rejected in a campaign too, and the new one shown', async () => {
  const { environment, phone } = tools
  await environment.reset()
  const bearer = await signedIn(BUYER)
  ready('K701', { campaign: 'PM101' })
  phone.open('/checkout/K701')
  await phone.untilIdle()
  expect(phone.words()).toContain('应付¥9.90')
  await environment.control('/sku-price', { skuId: 'K701', priceFen: 1990 })
  await press(/^提交订单$/)
  expect(phone.words()).toContain('价格已更新，请确认')
  expect(phone.words()).toContain('应付¥19.90')
  await press(/^提交订单$/)
  expect(phone.title()).toBe('收银台')
  const { list } = await environment.ask(bearer, '/orders/my/v2', { status: 'PAY' })
  expect(list).toMatchObject([{ payableFen: 1990, campaignCode: 'PM101' }])
})

it('a coupon that expired meanwhile is removed from the price, and the order can still be placed', async () => {
  const { environment, phone } = tools
  await environment.reset()
  const bearer = await signedIn(BUYER)
  ready('K103')
  phone.open('/checkout/K103')
  await phone.untilIdle()
  expect(phone.words()).toContain('应付¥629.10')
  // Another device reserves a place with it.
  await environment.ask(bearer, '/orders/pre-order', { skuId: 'K103', couponId: 'Q0002001' })
  await press(/^提交订单$/)
  expect(phone.words()).toContain('已被待付款订单占用')
  expect(phone.words()).toContain('应付¥699.00')
  await press(/^提交订单$/)
  expect(phone.title()).toBe('收银台')
})

it('a press whose order has closed is not taken for the next purchase', async () => {
  const { environment, phone } = tools
  await environment.reset()
  await signedIn(BUYER)
  const before = await environment.ledger(BUYER)
  ready('K701')
  phone.open('/checkout/K701')
  await phone.untilIdle()
  environment.disturbed({ method: 'POST', path: '/orders', n: 1 }, 'killed after', phone.kill)
  await press(/^提交订单$/)
  expect(phone.words()).toContain('您有一笔待付款订单')
  await environment.control('/clock', { offset: 25 * 3_600_000 })
  phone.open('/checkout/K701')
  await phone.untilIdle()
  expect(phone.words()).toContain('没有收到结果，经核对目前没有待办理的订单')
  await press(/^提交订单$/)
  expect(phone.title()).toBe('收银台')
  expect(phone.words()).toContain('微信支付 ¥9.90')
  await environment.control('/clock', { offset: 0 })
  expect((await environment.ledger(BUYER))['orders']).toBe((before['orders'] ?? 0) + 2)
})

it.each(cases)('$name in a forged order has no effect, and the screen explains why', async (each) => {
  const { environment, phone } = tools
  const journey: Journey = {
    name: each.name,
    mobile: each.mobile,
    begin: async ({ draft }) => {
      draft(`checkout:${each.skuId}`, { ...accepted, riskAck })
      forge(each)
      return `/checkout/${each.skuId}`
    },
    press: /^提交订单$/,
    done: () => phone.words().includes(each.says) && environment.requests().some(({ path }) => path === '/orders'),
    commits: { orders: 0, coupons: 0 },
  }
  const { complaints } = await walk(environment, phone, journey)
  expect(complaints).toEqual([])
  expect(environment.requests().filter(({ path }) => path === '/orders')).toHaveLength(1)
})
