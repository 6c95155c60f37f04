import { beforeAll, expect, it } from 'vitest'
import { matchOf } from '#lib/suitability.ts'
import { openTools, type Tools } from './sweep.ts'

/** Known by name and face, with a declaration; the class is what each cell makes it. */
const CUSTOMER = '13800000004'
const SENTENCE = '本人已知悉该服务风险高于本人风险承受能力，自愿购买'
const DAY = 86_400_000

/** A strategy service of each level, and one whose level is not settled. */
const services = ['K305', 'K303', 'K301', 'K310', 'K307', 'K502'] as const

/**
 * The table of product 4.1, by hand: ok, above (after the letter and the sentence), considered (and after a day), never,
 * eval (to be made), old (to be made anew), unknown.
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

/** What the service answers to an order without and with the sentence: 0, or the code of its refusal. */
const codes: Readonly<Record<string, readonly [number, number]>> = {
  // The second finds the first one's order waiting.
  ok: [0, 40921],
  above: [40311, 0],
  considered: [40311, 40312],
  never: [40307, 40307],
  eval: [40304, 40304],
  old: [40305, 40305],
  unknown: [40306, 40306],
}

/** What the client's own table says of the two levels. */
const words: Readonly<Record<string, string>> = {
  ok: 'MATCH',
  above: 'MISMATCH',
  considered: 'MISMATCH',
  never: 'NEVER',
  eval: 'NO_EVAL',
  unknown: 'UNKNOWN',
}

/** The one thing that the checkout offers. */
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
  tools = await openTools(/checkout|sku/)
}, 60_000)

/** All that can be pressed on the screen and would lead to a payment. */
function pressable(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('#root button:not([disabled]), #root a')]
  return all.map(({ textContent }) => textContent.trim()).filter((word) => WAYS.test(word))
}
const WAYS = /^(?:立即购买|提交订单|继续办理|阅读风险揭示书|查看匹配意见|去完成风险测评|确认|确认购买|微信支付.*)$/

it.each(table)(
  'b5, B5: %s: the service and the screens say the same of every level',
  { timeout: 60_000 },
  async (_, who, row) => {
    const { world, phone } = tools
    const expireAt = Date.now() + (who.expired ? -DAY : 300 * DAY)
    const kinds = row.split(' ')
    for (const [at, skuId] of services.entries()) {
      const kind = kinds[at] ?? ''
      await world.reset()
      await world.control('/rate', { mobile: CUSTOMER, level: who.level, isLowest: who.isLowest, expireAt })
      const tokens = (await world.login(CUSTOMER)) as { accessToken: string; refreshToken: string }
      phone.wipe({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, openId: 'o-1' })
      const riskLevel = at === 5 ? undefined : `R${at + 1}`
      const seen = { kind, skuId }

      phone.open(`/sku/${skuId}`)
      await phone.settle()
      expect({ ...seen, sku: pressable() }).toEqual({ ...seen, sku: kind === 'never' ? [] : ['立即购买'] })
      phone.open(`/checkout/${skuId}`)
      await phone.settle()
      const offered = pressable()
      expect({ ...seen, offered: offered.length }).toEqual({ ...seen, offered: offers[kind] ? 1 : 0 })
      if (offers[kind]) expect(offered[0]).toMatch(offers[kind])
      if (kind === 'never') expect(phone.words()).toContain('该服务不适合您')
      phone.open(`/checkout/${skuId}/disclosure`)
      await phone.settle()
      await phone.wait(20_000)
      await phone.settle()
      const ends = kind === 'never' || kind === 'unknown'
      if (ends) expect({ ...seen, pressed: confirmed() }).toEqual({ ...seen, pressed: [] })

      const rating =
        who.level === undefined ? {} : { riskLevel: who.level, isLowest: who.isLowest, evalExpireAt: expireAt }
      if (kind !== 'old')
        expect({ ...seen, match: matchOf(rating, riskLevel, Date.now()) }).toEqual({ ...seen, match: words[kind] })

      const { priceFen: payableFen } = await world.ask(tokens.accessToken, `/sku/${skuId}`)
      const order = async (mismatchText?: string) => {
        const riskAck = { docVersion: 'v1', readSec: 20, at: 0, ...(mismatchText !== undefined && { mismatchText }) }
        return world.codeOf(tokens.accessToken, '/orders', {
          skuId,
          payableFen,
          riskAck,
          clientNo: `${who.level}${skuId}${mismatchText ?? ''}`,
          // Whatever a forger adds is not heard.
          riskLevel: 'R1',
          level: 'C5',
          isLowest: false,
        })
      }
      expect({ ...seen, codes: [await order(), await order(SENTENCE)] }).toEqual({ ...seen, codes: codes[kind] })
    }
  },
)

/** The disclosure can be confirmed: the button is there, and not waiting. */
function confirmed(): string[] {
  return pressable().filter((word) => word === '确认')
}
