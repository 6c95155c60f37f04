import { afterEach, expect, it, vi } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { decide, pathOf } from '#test/service/trade/test-kit.ts'

vi.mock(import('#test/service/seed/coupons.ts'), async (original) => {
  const seed = await original()
  const oneLeft: typeof seed.couponPlans = (today) =>
    seed.couponPlans(today).map((plan) => (plan.planNumber === 'CP103' ? { ...plan, quota: 1 } : plan))
  return { ...seed, couponPlans: oneLeft }
})
// A second coupon for the same order as the first.
vi.mock(import('#test/service/seed/account-rows.ts'), async (original) => {
  const seed = await original()
  const accountRows: typeof seed.accountRows = (today) => {
    const rows = seed.accountRows(today)
    const more = rows.coupons.filter(({ couponId }) => couponId === 'Q0002004')
    return { ...rows, coupons: [...rows.coupons, ...more.map((each) => ({ ...each, couponId: 'Q0002104' }))] }
  }
  return { ...seed, accountRows }
})

let service: TestService
afterEach(() => service.close())

const BUYER = '13800000002'
const DAY = 86_400_000
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const codesOf = (answers: { body: { code: number } }[]) => answers.map(({ body }) => body.code)

it('the last coupon goes to one of two hundred concurrent requests', async () => {
  service = await start()
  const mobiles = Array.from({ length: 200 }, (_, at) => `139${String(at).padStart(8, '0')}`)
  const tokens = await Promise.all(mobiles.map(tokenOf))
  const gain = (token: string) => service.get('/coupons/gain?planNumber=CP103', token)
  const codes = codesOf(await Promise.all(tokens.map(gain)))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 40949)).toHaveLength(199)
  expect((await service.get('/coupons/plan/number/CP103', tokens[0])).body.data.left).toBe(0)
})

it('two concurrent extensions of one order both count, and each coupon once', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const ids = ['Q0002004', 'Q0002104']
  const info = async (id: string) => (await service.get(`/delay_coupon/info?id=${id}`, token)).body.data
  const before = (await info('Q0002004')).order.serviceEndAt as number
  for (const id of ids) {
    const asked = await service.post(`/sign/signUrl?id=${id}&returnUrl=/delay-coupon/${id}`, null, token)
    await decide(service, pathOf(asked.body.data.url), 'pass')
  }
  const use = (id: string) => service.post(`/sign/delay_coupon?id=${id}`, null, token)
  const answers = await Promise.all([...ids, ...ids].map(use))
  expect(codesOf(answers)).toEqual([0, 0, 0, 0])
  expect((await info('Q0002104')).order.serviceEndAt).toBe(before + 60 * DAY)
  const ends = await Promise.all(ids.map(async (id) => (await info(id)).newServiceEndAt as number))
  expect(ends.toSorted((a, b) => a - b)).toEqual([before + 30 * DAY, before + 60 * DAY])
})

it('check-ins from two tabs count once; days are those of Shanghai, however many hours lie between', async () => {
  service = await start()
  const midnight = Date.parse('2026-11-27T00:00:00+08:00')
  const fromTwoTabs = async (at: number) => {
    service.wait(at - service.now())
    const token = await tokenOf(BUYER)
    const checkIn = async () => (await service.post('/checkIn', null, token)).body.data
    return Promise.all([checkIn(), checkIn()])
  }
  for (const [index, at] of [midnight - 41 * 3_600_000, midnight - 1000, midnight + 1000].entries())
    expect(await fromTwoTabs(at)).toEqual(Array(2).fill({ points: 5, streak: index + 1 }))
  const token = await tokenOf(BUYER)
  const record = (await service.get('/checkIn/record?month=2026-11', token)).body.data
  expect(record).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
  expect((await service.get('/checkIn/status', token)).body.data).toMatchObject({
    checkedToday: true,
    streak: 3,
    points: 15,
  })
})
