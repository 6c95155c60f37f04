import { afterEach, expect, it, vi } from 'vitest'
import { start, type TestService } from './testing.ts'

vi.mock(import('./seed/gifts.ts'), async (original) => {
  const seed = await original()
  return { ...seed, gifts: seed.gifts.map((gift) => ({ ...gift, quota: 1 })) }
})

let service: TestService
afterEach(() => service.close())

const PEOPLE = ['13800000004', '13800000005', '13800000009']
const tokens = () => Promise.all(PEOPLE.map(async (mobile) => (await service.login(mobile)).accessToken))
const codes = (answers: { body: { code: number } }[]) => answers.map(({ body }) => body.code).toSorted((a, b) => a - b)

it('of simultaneous requests one gets the last gift', async () => {
  service = await start()
  const apply = (token: string) => service.post('/gift/coupon/apply?number=G103', null, token)
  expect(codes(await Promise.all((await tokens()).map(apply)))).toEqual([0, 40949, 40949])
})

it('the last gift is reserved for one order, and not available to others', async () => {
  service = await start()
  const sku = (await service.get('/sku/K105/detail', (await tokens())[0])).body.data
  const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
  const order = (token: string) => {
    const wish = { skuId: 'K105', giftNumber: 'G101', payableFen: sku.priceFen, clientNo: 'n1', riskAck }
    return service.post('/orders', wish, token)
  }
  const made = await Promise.all((await tokens()).slice(0, 2).map(order))
  expect(codes(made)).toEqual([0, 40914])
  expect((await service.get('/gift/good/findByNumber?number=G101', (await tokens())[2])).body.data.stock).toBe(0)
  expect((await order((await tokens())[2] ?? '')).body.code).toBe(40914)
})
