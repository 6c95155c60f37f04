import { beforeAll, expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { createContent } from '#test/service/seed/content.ts'
import { today } from '#test/service/seed/days.ts'
import { openTools, type Tools } from './sweep.ts'

const C3 = '13800000004'
/** Has an order of every status. */
const TRADER = '13800000031'

/** The required texts of a page, by hand from law §2, law §5 and product §2.17. */
const RISK = '股市有风险，投资需谨慎'
const LEAVE = '5 个工作日内'
const PAYEE = brand.companyName
const NOBODY = '请勿向个人账户付款'
const HOTLINE = '12386'
const LICENSED = '登记编号'

const service = [RISK, LEAVE, PAYEE, NOBODY, HOTLINE, LICENSED]

const pages: readonly [string, string, readonly string[]][] = [
  ['/checkout/K301', C3, [RISK, LEAVE, PAYEE, NOBODY, HOTLINE]],
  ['/checkout/K301/disclosure', C3, [RISK, '风险揭示书', '匹配']],
  ['/strategy-link/OL0004A', C3, [RISK, PAYEE, NOBODY, HOTLINE]],
  ['/order/D00310001/sign', TRADER, [RISK, LEAVE, '合同签署完成后方可付款']],
  ['/order/D00310002/face', TRADER, [RISK, '完成人脸核验后方可付款', '人工核验']],
  ['/order/D00310003/pay', TRADER, [RISK, PAYEE, NOBODY]],
  ['/order/D00310003/transfer', TRADER, [PAYEE, '否则请勿付款']],
  ['/order/D00310004/pay', TRADER, [RISK, PAYEE, NOBODY]],
  ['/order/D00310005/result', TRADER, [RISK, LEAVE]],
  ['/order/D00310001', TRADER, [LEAVE, PAYEE, '投诉']],
  ['/order/D00310006', TRADER, [LEAVE, PAYEE, '投诉']],
  ['/order/D00310006/contract', TRADER, ['SHA-256']],
  ['/sub-order/S00310004002', TRADER, [RISK, PAYEE, NOBODY, '请确认为本人或亲友的订单付款']],
  ['/suitability', C3, [RISK]],
  ['/suitability/result', C3, [RISK]],
]

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/sku|checkout|order|strategy|suitability/)
  await tools.environment.reset()
  const { accessToken } = (await tools.environment.login(TRADER)) as { accessToken: string }
  await tools.environment.ask(accessToken, '/payment/order/main', { orderNumber: 'D00310003', payType: 'TRANSFER' })
}, 60_000)

async function missing(path: string, mobile: string, lines: readonly string[]): Promise<string[]> {
  const { environment, phone } = tools
  phone.wipe({ ...((await environment.login(mobile)) as Record<string, string>), openId: 'o-1' })
  phone.open(path)
  await phone.untilIdle()
  const words = phone.words()
  return lines.filter((line) => !words.includes(line)).map((line) => `${path}: ${line}`)
}

it('order pages show their required texts', { timeout: 60_000 }, async () => {
  const all = []
  for (const [path, mobile, lines] of pages) all.push(...(await missing(path, mobile, lines)))
  expect(all).toEqual([])
})

it('every service on sale shows its required texts', { timeout: 60_000 }, async () => {
  const all = []
  for (const skuId of createContent(today(Date.now())).skus.keys()) {
    all.push(...(await missing(`/sku/${skuId}`, C3, service)))
  }
  expect(all).toEqual([])
})
