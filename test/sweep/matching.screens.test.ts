import { beforeAll, expect, it } from 'vitest'
import { matchOf } from '#lib/suitability.ts'
import { createContent } from '#test/service/seed/content.ts'
import { today } from '#test/service/seed/days.ts'
import { openTools, type Tools } from './sweep.ts'

/** Verified with a face check, with a declaration; each cell sets the level. */
const CUSTOMER = '13800000004'
const SENTENCE = '本人已知悉该服务风险高于本人风险承受能力，自愿购买'
const DAY = 86_400_000

/** A strategy service of each level, and one without a level. */
const services = ['K305', 'K303', 'K301', 'K310', 'K307', 'K502'] as const

/**
 * The table of law §1, by hand: ok, above (after notice and statement), considered (and after a day), never, eval
 * (required), old (to be renewed), unknown.
 */
const table: readonly [string, { level?: string; isLowest?: boolean; expired?: boolean }, string][] = [
  ['never evaluated', {}, 'eval eval eval eval eval eval'],
  ['the lowest class', { level: 'C1', isLowest: true }, 'ok never never never never unknown'],
  ['C1', { level: 'C1' }, 'ok above above above considered unknown'],
  ['C2', { level: 'C2' }, 'ok ok above above considered unknown'],
  ['C3', { level: 'C3' }, 'ok ok ok above considered unknown'],
  ['C4', { level: 'C4' }, 'ok ok ok ok considered unknown'],
  ['C5', { level: 'C5' }, 'ok ok ok ok ok unknown'],
  ['C3 that has run out', { level: 'C3', expired: true }, 'old old old old old old'],
  ['the lowest class that has run out', { level: 'C1', isLowest: true, expired: true }, 'old old old old old old'],
]

/** The service's answer to an order without and with the statement: 0, or the code of its rejection. */
const codes: Readonly<Record<string, readonly [number, number]>> = {
  // The second finds the first one's waiting order.
  ok: [0, 40921],
  above: [40311, 0],
  considered: [40311, 40312],
  never: [40307, 40307],
  eval: [40304, 40304],
  old: [40305, 40305],
  unknown: [40306, 40306],
}

/** The client's own table for the two levels. */
const words: Readonly<Record<string, string>> = {
  ok: 'MATCH',
  above: 'MISMATCH',
  considered: 'MISMATCH',
  never: 'NEVER',
  eval: 'NO_EVAL',
  unknown: 'UNKNOWN',
}

/** The single action offered by the checkout. */
const offers: Readonly<Record<string, RegExp | null>> = {
  ok: /^(?:提交订单|阅读风险揭示书)$/,
  above: /^查看匹配意见$/,
  considered: /^查看匹配意见$/,
  never: null,
  eval: /^去完成风险测评$/,
  old: /^去完成风险测评$/,
  unknown: null,
}

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/checkout|sku|order|promo|strategy-link|course|home|^\/me$/)
}, 60_000)

/** All controls on the screen that could lead to a payment. */
function pressable(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('#root button:not([disabled]), #root a')]
  return all.map(({ textContent }) => textContent.trim()).filter((word) => WAYS.test(word))
}
const WAYS = /^(?:立即购买|提交订单|继续办理|阅读风险揭示书|查看匹配意见|去完成风险测评|确认|确认购买|微信支付.*)$/

it.each(table)('b5, B5: %s: service and screens agree on every level', { timeout: 60_000 }, async (_, who, row) => {
  const { environment, phone } = tools
  const expireAt = Date.now() + (who.expired ? -DAY : 300 * DAY)
  const kinds = row.split(' ')
  for (const [at, skuId] of services.entries()) {
    const kind = kinds[at] ?? ''
    await environment.reset()
    await environment.control('/rate', { mobile: CUSTOMER, level: who.level, isLowest: who.isLowest, expireAt })
    const tokens = (await environment.login(CUSTOMER)) as { accessToken: string; refreshToken: string }
    phone.wipe({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, openId: 'o-1' })
    const riskLevel = at === 5 ? undefined : `R${at + 1}`
    const seen = { kind, skuId }

    phone.open(`/sku/${skuId}`)
    await phone.untilIdle()
    const ends = kind === 'never' || kind === 'unknown'
    const isOffered = !ends && (riskLevel !== undefined || who.level === undefined)
    expect({ ...seen, sku: pressable() }).toEqual({ ...seen, sku: isOffered ? ['立即购买'] : [] })
    phone.open(`/checkout/${skuId}`)
    await phone.untilIdle()
    const offered = pressable()
    expect({ ...seen, offered: offered.length }).toEqual({ ...seen, offered: offers[kind] ? 1 : 0 })
    if (offers[kind]) expect(offered[0]).toMatch(offers[kind])
    if (kind === 'never') expect(phone.words()).toContain('该服务不适合您')
    phone.open(`/checkout/${skuId}/disclosure`)
    await phone.untilIdle()
    await phone.wait(20_000)
    await phone.untilIdle()
    if (ends) expect({ ...seen, pressed: confirmed() }).toEqual({ ...seen, pressed: [] })

    const rating =
      who.level === undefined ? {} : { riskLevel: who.level, isLowest: who.isLowest, evalExpireAt: expireAt }
    if (kind !== 'old')
      expect({ ...seen, match: matchOf(rating, riskLevel, Date.now()) }).toEqual({ ...seen, match: words[kind] })

    const { priceFen: payableFen } = await environment.ask(tokens.accessToken, `/sku/${skuId}`)
    const order = async (mismatchText?: string) => {
      const riskAck = { docVersion: 'v1', readSec: 20, at: 0, ...(mismatchText !== undefined && { mismatchText }) }
      return environment.codeOf(tokens.accessToken, '/orders', {
        skuId,
        payableFen,
        riskAck,
        clientNo: `${who.level}${skuId}${mismatchText ?? ''}`,
        // Additional forged fields are ignored.
        riskLevel: 'R1',
        level: 'C5',
        isLowest: false,
      })
    }
    expect({ ...seen, codes: [await order(), await order(SENTENCE)] }).toEqual({ ...seen, codes: codes[kind] })
  }
})

/** The disclosure can be confirmed: the button is present, and enabled. */
function confirmed(): string[] {
  return pressable().filter((word) => word === '确认')
}

/** Has an order of every status, placed at another level; the first four are waiting. */
const TRADER = '13800000031'
const ways =
  /立即购买$|立即报名$|^(?:续费|提交订单|继续办理|阅读风险揭示书|查看匹配意见|去确认订单|确认|去付款|去签署|去核验|开始核验|继续核验|微信支付.*|支付余下.*|查看对公收款账户|返回收银台|用微信扫码.*)$/

function waysOn(phone: Tools['phone']): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('#root button:not([disabled]), #root a')]
  const found = all.map(({ textContent }) => textContent.trim()).filter((word) => ways.test(word))
  return found.map((word) => `${phone.path()}: ${word}`)
}

it(
  'b5, B5: the lowest level cannot reach a service above it by a link, an address or a waiting order',
  { timeout: 120_000 },
  async () => {
    const { environment, phone } = tools
    await environment.reset()
    const lowest = { level: 'C1', isLowest: true, expireAt: Date.now() + 300 * DAY }
    const { courses, skus } = createContent(today(Date.now()))
    const above = [...skus.values()].filter(({ riskLevel }) => riskLevel !== 'R1').map(({ skuId }) => skuId)
    const taught = [...courses.values()]
      .filter(({ riskLevel = 'R1' }) => riskLevel !== 'R1')
      .map(({ number }) => number)
    expect([above.length > 15, taught.length > 3]).toEqual([true, true])
    const waiting = ['D00310001', 'D00310002', 'D00310003', 'D00310004']
    const pages: Readonly<Record<string, readonly string[]>> = {
      [CUSTOMER]: [
        '/strategy-link/OL0004A',
        '/promo/PM102',
        ...above.flatMap((skuId) => [`/sku/${skuId}`, `/checkout/${skuId}`]),
        ...taught.map((number) => `/course/${number}`),
      ],
      [TRADER]: [
        '/me/order',
        '/me/order?tab=pay',
        ...['K302', 'K301', 'K105', 'K602'].map((skuId) => `/checkout/${skuId}`),
        ...waiting.flatMap((number) =>
          ['', '/sign', '/face', '/pay', '/transfer'].map((step) => `/order/${number}${step}`),
        ),
        '/sub-order/S00310004002',
      ],
    }
    const found: string[] = []
    for (const [mobile, paths] of Object.entries(pages)) {
      await environment.control('/rate', { mobile, ...lowest })
      const { accessToken, refreshToken } = (await environment.login(mobile)) as Record<string, string>
      phone.wipe({ accessToken: String(accessToken), refreshToken: String(refreshToken), openId: 'o-1' })
      for (const path of paths) {
        phone.open(path)
        await phone.untilIdle()
        if (phone.sight() !== 'content') found.push(`${path}: ${phone.sight()}`)
        found.push(...waysOn(phone))
      }
      // Nor by a forged request.
      for (const orderNumber of mobile === TRADER ? waiting : []) {
        const bearer = String(accessToken)
        expect(await environment.codeOf(bearer, '/payment/order/main', { orderNumber })).toBe(40307)
        expect(await environment.ask(bearer, '/orders/detail/v2', { orderNumber })).toMatchObject({
          nextStep: null,
          blockedReason: '该服务不适合您',
        })
        phone.open(`/order/${orderNumber}/pay`)
        await phone.untilIdle()
        expect(phone.words()).toContain('暂不能继续办理：该服务不适合您')
      }
    }
    expect(found).toEqual([])
    const stranger = String(((await environment.login('13800000002')) as Record<string, string>)['accessToken'])
    expect(await environment.codeOf(stranger, '/payment/order/sub', { subOrderNumber: 'S00310004002' })).toBe(40935)
  },
)
