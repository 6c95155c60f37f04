import { beforeEach, expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, with everything before the disclosure. */
const BUYER = '13800000004'
const SKU = '/orders/sku/detail'
const PAGE = '/checkout/K301/disclosure'

const { environment, phone, ask, answer, words, wait, until, open, find, press } = await openScreens(/checkout|home/)

const left = () => Number(/请继续阅读（(\d+) 秒）/.exec(words())?.[1] ?? 0)

beforeEach(() => open('/home', { as: BUYER }))

it('the time of the disclosure is counted from its text on, not from a slow answer’s begin', async () => {
  await environment.break({ path: SKU, kind: 'latency', value: 8_000 })
  phone.open(PAGE)
  await until(() => words().includes('以上为《风险揭示书》全文'))
  expect(left()).toBeGreaterThanOrEqual(14)
})

it('a new version of the disclosure that arrives meanwhile is read and ticked anew', async () => {
  const sku = await ask(BUYER, `${SKU}?skuId=K301`)
  phone.open(PAGE)
  await until(() => find('确认'), 20_000)
  const box = () => document.querySelector<HTMLInputElement>('#root main [type=checkbox]')
  box()?.click()
  await until(() => box()?.checked)
  await answer(SKU, { ...sku, riskDisclosure: { ...Object(sku['riskDisclosure']), docVersion: 'v2' } }, 0)
  dispatchEvent(new Event('online'))
  await until(() => words().includes('版本 v2'))
  expect([left() >= 14, box()?.checked]).toEqual([true, false])
  await wait(16_000)
  await press('确认')
  expect(words()).toContain('请先阅读并同意《风险揭示书》')
  box()?.click()
  await press('确认')
  await until(() => phone.path() === '/checkout/K301')
  expect(sessionStorage.getItem('draft:checkout:K301')).toMatch(/"docVersion":"v2","readSec":1[5-9],/)
})
