import { beforeAll, expect, it, vi } from 'vitest'
import { accountOf } from '#session/account.ts'
import { ownKey } from '#session/own-keys.ts'
import { accepted } from './read-checkout.ts'
import { openTools, type Tools } from './sweep.ts'
import { type Journey, walk } from './walk.ts'

const ASKS = '同意并继续'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/course|redirect|env|authorization|checkout|order/)
  await tools.environment.reset()
}, 60_000)

/** Everything a new visitor reads at a path. */
async function wordsAt(path: string): Promise<string> {
  const { phone } = tools
  phone.wipe()
  phone.open(path)
  await phone.untilIdle()
  return document.body.textContent ?? ''
}

it('an invalid address says No Match and nothing else, and makes no requests', async () => {
  expect(await wordsAt('/course')).toContain(ASKS)
  expect(await wordsAt('/nothing')).toBe('No Match')
  expect(document.querySelector('nav')).toBeNull()
})

it('intermediate pages have neither the consent bar nor tabs', async () => {
  for (const path of ['/redirect?to=//evil.test', '/env', '/authorization']) {
    const words = await wordsAt(path)
    expect([path, words.includes(ASKS), document.querySelector('nav')]).toEqual([path, false, null])
  }
})

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }

it.each([
  ['of few places', '13800000004', 'K602', { orders: 1 }],
  ['with a coupon that nobody can reckon', '13800000002', 'K103', { orders: 1, coupons: 0 }],
])(
  'an order %s can be placed if the service has neither trial prices nor reservations',
  async (_, mobile, skuId, made) => {
    const journey: Journey = {
      name: skuId,
      mobile,
      async begin({ environment, draft }) {
        for (const path of ['/orders/pre', '/orders/pre-order']) {
          await environment.break({ path, kind: 'status', value: 404, times: 0 })
        }
        draft(`checkout:${skuId}`, { ...accepted, riskAck })
        return `/checkout/${skuId}`
      },
      press: /^(?:提交订单|继续办理)$/,
      done: (phone) => ['合同签署', '收银台'].includes(phone.title()),
      commits: made,
    }
    expect((await walk(tools.environment, tools.phone, journey)).complaints).toEqual([])
  },
)

it('an attempt whose number belongs to other options ends, and the next press is a new order', async () => {
  const clientNo = 'a'.repeat(32)
  const journey: Journey = {
    name: 'other options',
    mobile: '13800000002',
    async begin({ ask, draft }) {
      await ask('/orders', { skuId: 'K103', payableFen: 69_900, clientNo, riskAck })
      // Its answer was lost, and it has closed since; now a coupon is used.
      vi.setSystemTime(Date.now() + 25 * 3_600_000)
      const tokens = { accessToken: localStorage.getItem('accessToken') ?? '', refreshToken: '' }
      const attempt = { clientNo, payableFen: 69_900, at: 0, open: true }
      localStorage.setItem(ownKey(accountOf(tokens, 'o-1'), 'order:K103'), JSON.stringify(attempt))
      draft('checkout:K103', { ...accepted, riskAck })
      return '/checkout/K103'
    },
    press: /^(?:提交订单|继续办理)$/,
    done: (phone) => phone.title() === '收银台',
    commits: { orders: 1, coupons: 1 },
  }
  const { complaints, presses, asked } = await walk(tools.environment, tools.phone, journey)
  expect([complaints, presses, asked.filter(({ path }) => path === '/orders').length]).toEqual([[], 2, 2])
})
