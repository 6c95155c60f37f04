import { expect, it } from 'vitest'
import { accountOf } from '#session/account.ts'
import { ownKey } from '#session/own-keys.ts'
import { accepted } from '#test/sweep/read-checkout.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, verified with a face check. */
const BUYER = '13800000004'
const RESERVATION = '/orders/pre-order'

const { environment, phone, words, wait, until, open, find, press, requests, ask } = await openScreens(/checkout|sku/)

const canSubmit = () => find('提交订单')?.matches(':not([disabled], [aria-disabled=true])') === true
const isReduced = () => words().includes('应付金额¥3,500.00')

/** A customer with a coupon, and everything read. */
async function ready() {
  await open('/sku/K602', { as: BUYER })
  const { couponId } = await ask(BUYER, '/coupons/gain?planNumber=CP101')
  const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
  sessionStorage.setItem('draft:checkout:K602', JSON.stringify({ ...accepted, riskAck }))
  return couponId
}

/** An earlier page was killed after it had reserved the coupon. */
async function killed() {
  await ask(BUYER, RESERVATION, { skuId: 'K602', couponId: await ready() })
  const account = accountOf({ accessToken: localStorage.getItem('accessToken') ?? '', refreshToken: '' }, 'o-1')
  const attempt = { clientNo: 'a'.repeat(32), payableFen: 350_000, at: Date.now(), open: true }
  localStorage.setItem(ownKey(account, 'order:K602'), JSON.stringify(attempt))
}

/** Until the order can be submitted with the coupon; never before. */
async function untilReduced() {
  await until(() => {
    if (canSubmit() && !isReduced()) throw new Error('it can be submitted without the coupon')
    return canSubmit()
  })
}

it('an order is not submitted before the coupon of a killed page is released', async () => {
  await killed()
  await environment.break({ path: RESERVATION, kind: 'latency', value: 3_000 })
  phone.open('/checkout/K602')
  await until(() => words().includes('应付金额¥3,600.00'))
  await untilReduced()
})

it('nor while the service does not answer: it is asked again by the button', async () => {
  await killed()
  await environment.break({ path: RESERVATION, kind: 'drop', times: 0 })
  phone.open('/checkout/K602')
  await until(() => find('核对订单'))
  expect(words()).toContain('请联网后核对，不要重复下单')
  expect(find('提交订单')).toBeUndefined()
  await press('核对订单')
  expect(find('提交订单')).toBeUndefined()
  await environment.mend()
  find('核对订单')?.click()
  await untilReduced()
  expect(requests('/orders')).toEqual([])
})

/** An order with the coupon is on its way for five seconds. */
async function sending(): Promise<void> {
  await ready()
  phone.open('/checkout/K602')
  await untilReduced()
  await environment.break({ path: '/orders', method: 'POST', kind: 'latency', value: 5_000 })
  find('提交订单')?.click()
  await until(() => requests('/orders').length === 1)
}

it('an order that is refused while the page without its coupon is shown is not sent again before it is back', async () => {
  await sending()
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => words().includes('应付金额¥3,600.00'))
  // Another device gives the place up.
  await ask(BUYER, RESERVATION, { skuId: 'K602' })
  await environment.break({ path: '/users/coupons', kind: 'latency', value: 3_000 })
  await untilReduced()
  expect(words()).toContain('预留已失效')
})

it('the reservation of an order that is being sent is not released by another visit of its page', async () => {
  await sending()
  history.pushState(null, '', '/sku/K602')
  await until(() => phone.title() === '服务详情')
  history.pushState(null, '', '/checkout/K602')
  await until(() => find('提交订单'))
  await wait(2_000)
  expect([requests(RESERVATION).length, canSubmit()]).toEqual([1, false])
  await until(() => phone.path().startsWith('/order/'))
  const [order] = (await ask(BUYER, '/orders/my/v2', { pageNo: 1, pageSize: 1 }))['list'] as { payableFen: number }[]
  expect(order?.payableFen).toBe(350_000)
})
