import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const DAY = 86_400_000
const BUYER = '13800000002'
const PLAIN = '13800000004'
const EXPIRED = '13800000006'
const MEMBER = '13800000007'
const as = async (mobile: string) => (await service.login(mobile)).accessToken
const data = async (path: string, token: string) => (await service.get(path, token)).body.data
const post = async (path: string, token: string) => (await service.post(path, null, token)).body

const begin = (token: string, more = '', capitalFen = 50_000_000) =>
  post(`/strategy-simulate/create?strategyId=ST01&passagewayId=ST01-A&capitalFen=${capitalFen}${more}`, token)

describe('a simulation', () => {
  it('runs, one at a time, until it is ended for good', async () => {
    service = await start()
    const [buyer, member] = [await as(BUYER), await as(MEMBER)]
    const get = () => data('/strategy-simulate/get', buyer)
    expect(await data('/strategy-simulate/get', await as(PLAIN))).toEqual({ status: 'NONE' })
    expect((await get()).status).toBe('ENDED')
    expect((await begin(buyer, '', 9_999_999)).code).toBe(40070)
    expect((await begin(buyer, '', 1_000_000_001)).code).toBe(40070)
    expect((await begin(await as(PLAIN))).message).toBe('开通服务后可查看')
    const { simId } = (await begin(buyer, '&clientNo=a')).data
    expect((await begin(buyer, '&clientNo=a')).data).toEqual({ simId })
    expect((await begin(buyer, '&clientNo=b')).code).toBe(40960)
    expect(await get()).toMatchObject({
      simId,
      status: 'RUNNING',
      equityFen: 50_000_000,
      cashFen: 50_000_000,
      perf: null,
    })
    expect(await data('/customer-strategy/simulate-info', buyer)).toEqual(await get())
    expect((await service.get(`/strategy-simulate/position?simId=${simId}`, member)).body.code).toBe(40401)
    expect((await post('/strategy-simulate/terminate', buyer)).data).toMatchObject({ simId, status: 'ENDED' })
    expect((await post('/strategy-simulate/terminate', buyer)).code).toBe(40961)
    expect((await get()).status).toBe('ENDED')
  })
  it('is started once by two simultaneous presses', async () => {
    service = await start()
    const buyer = await as(BUYER)
    const same = await Promise.all([begin(buyer, '&clientNo=x'), begin(buyer, '&clientNo=x')])
    expect(new Set(same.map((each) => each.data.simId)).size).toBe(1)
    await post('/strategy-simulate/terminate', buyer)
    const two = await Promise.all([begin(buyer), begin(buyer)])
    expect(two.map((each) => each.code).toSorted((a, b) => a - b)).toEqual([0, 40960])
  })
  it('fills orders in lots at the next opening, with fees, and the cash balances', async () => {
    service = await start()
    const member = await as(MEMBER)
    const sim = await data('/strategy-simulate/get', member)
    expect(sim).toMatchObject({ simId: 'SM0701', status: 'RUNNING', capitalFen: 50_000_000 })
    const positions = await data('/strategy-simulate/position?simId=SM0701', member)
    const { list, total } = await data('/strategy-simulate/record/list?pageSize=50', member)
    expect(list).toHaveLength(total)
    const orders = await data('/customer-strategy/simulate/passageways/orders?passagewayId=ST03-A&pageSize=50', member)
    expect(orders.list).toEqual(list)
    const worthFen = positions.reduce(
      (sum: number, { qty, price }: { qty: number; price: number }) => sum + Math.round(qty * price * 100),
      0,
    )
    expect(worthFen + sim.cashFen).toBe(sim.equityFen)
    expect(sim.perf.totalRate).toBeCloseTo(sim.equityFen / sim.capitalFen - 1, 4)
    const boughtOn = new Map<string, number>()
    let cashFen = sim.capitalFen
    for (const { side, symbol, state, filledQty, price, at, feeFen, paid } of list.toReversed()) {
      if (state === 'UNFILLED') continue
      if (state === 'PAID') {
        cashFen += paid.cashFen
        continue
      }
      if (side === 'BUY' && !symbol.startsWith('BJ')) expect(filledQty % 100).toBe(0)
      expect(at).toBeGreaterThan(sim.startAt)
      const amount = Math.round(price * 100 * filledQty)
      if (side === 'BUY') {
        boughtOn.set(symbol, at)
        cashFen -= amount + feeFen
      } else {
        expect(at - (boughtOn.get(symbol) ?? at)).toBeGreaterThanOrEqual(DAY)
        cashFen += amount - feeFen
      }
      expect(cashFen).toBeGreaterThanOrEqual(0)
    }
    expect(cashFen).toBe(sim.cashFen)
  })
  it('grows with the days and stops when it is ended', async () => {
    service = await start()
    await begin(await as(BUYER))
    service.wait(4 * DAY)
    const buyer = await as(BUYER)
    const after = await data('/strategy-simulate/get', buyer)
    expect(after.curve.length).toBeGreaterThan(1)
    expect(after.curve[0].nav).toBe(1)
    await post('/strategy-simulate/terminate', buyer)
    const ended = await data('/strategy-simulate/get', buyer)
    service.wait(3 * DAY)
    expect((await data('/strategy-simulate/get', await as(BUYER))).equityFen).toBe(ended.equityFen)
  })
  it('ends with the service it follows, states why, and stays listed beside the next one', async () => {
    service = await start()
    await begin(await as(BUYER))
    // The service of ST01 ends in five days.
    service.wait(8 * DAY)
    const buyer = await as(BUYER)
    const ended = await data('/strategy-simulate/get', buyer)
    expect(ended).toMatchObject({ status: 'ENDED', why: '订阅服务已到期', past: [{ simId: 'SM0201' }] })
    service.wait(3 * DAY)
    const later = await as(BUYER)
    expect((await data('/strategy-simulate/get', later)).equityFen).toBe(ended.equityFen)
    expect((await begin(later)).code).toBe(40301)
    const old = await data('/strategy-simulate/get?simId=SM0201', later)
    expect(old).toMatchObject({ simId: 'SM0201', past: [{ simId: ended.simId }] })
    expect(old).not.toHaveProperty('why')
    expect((await service.get('/strategy-simulate/get?simId=SM0701', later)).body.code).toBe(40401)
  })
  it('with a coupon lasts its days, uses it once, and must match', async () => {
    service = await start()
    const [plain, expired, member] = [await as(PLAIN), await as(EXPIRED), await as(MEMBER)]
    const use = (couponId: string, token: string, more = '') =>
      post(`/strategy-simulate/coupon/create?couponId=${couponId}${more}`, token)
    expect((await use('Q0006001', expired)).message).toBe('您的风险测评已过期，请重新测评')
    expect((await use('Q0004001', expired)).code).toBe(40401)
    expect((await use('Q0004001', plain, '&strategyId=ST03')).code).toBe(40969)
    expect((await use('Q0007004', member)).code).toBe(40960)
    expect((await data('/strategy-coupon/list', member))[0].status).toBe('UNUSED')
    const [first, second] = await Promise.all([use('Q0004001', plain), use('Q0004001', plain)])
    expect(new Set([first, second].flatMap((each) => each.data?.simId ?? [])).size).toBe(1)
    const { simId } = (await use('Q0004001', plain)).data
    expect((await data('/strategy-coupon/list', plain))[0].status).toBe('USED')
    service.wait(4 * DAY)
    const held = await data(`/strategy-simulate/position?simId=${simId}`, await as(PLAIN))
    expect(held.length).toBeGreaterThan(0)
    service.wait(4 * DAY)
    const later = await as(PLAIN)
    expect((await data('/strategy-simulate/get', later)).status).toBe('ENDED')
    expect((await service.get(`/strategy-simulate/position?simId=${simId}`, later)).body.code).toBe(40301)
  })
})

describe("a customer's own strategies", () => {
  it('come from orders, applications and coupons, and are private', async () => {
    service = await start()
    const [member, buyer, expired] = [await as(MEMBER), await as(BUYER), await as(EXPIRED)]
    const ids = async (path: string) => (await data(`/customer-strategy/subscription/${path}`, member)).map(byId)
    expect(await ids('list')).toEqual(['CS0702', 'CS0703', 'AP0701', 'CS0701', 'AP0702', 'CS0704'])
    expect([await ids('cd-list'), await ids('qt-list')]).toEqual([['CS0702'], ['CS0703']])
    expect((await service.get('/customer-strategy/detail?id=CS0701', buyer)).body.code).toBe(40401)
    expect((await service.get('/customer-strategy/passageway/info?passagewayId=ST03-A', buyer)).body.code).toBe(40401)
    expect((await service.get('/customer-strategy/stock/list?id=CS0704', member)).body.message).toContain('已到期')
    expect((await service.get('/customer-strategy/stock/list?id=CS0601', expired)).body.message).toContain('已过期')
  })
  it('have a value of 1 on the day before they opened, and figures matching their line', async () => {
    service = await start()
    const member = await as(MEMBER)
    for (const id of ['CS0701', 'CS0702', 'CS0703', 'CS0704']) {
      const line = await data(`/customer-strategy/revenue/line?id=${id}`, member)
      const info = await data(`/customer-strategy/info?id=${id}`, member)
      const base = await data(`/customer-strategy/base-info?id=${id}`, member)
      expect([line[0].nav, line[0].d < new Date(base.openAt + 8 * 3600_000).toISOString().slice(0, 10)]).toEqual([
        1,
        true,
      ])
      expect(info.totalRate).toBeCloseTo(line.at(-1).nav - 1, 4)
      expect(info.todayRate).toBeCloseTo(line.at(-1).nav / line.at(-2).nav - 1, 4)
      expect(line.at(-1).d < new Date(base.expireAt + 8 * 3600_000).toISOString().slice(0, 10)).toBe(true)
      const statistics = await data(`/customer-strategy/trade/revenue-statistics?id=${id}`, member)
      const [main] = await data(`/customer-strategy/trade/passageways?id=${id}`, member)
      expect(main.perf.maxDrawdownRate).toBe(statistics.maxDrawdownRate)
    }
  })
  it('show the last day’s plans and fills', async () => {
    service = await start()
    let planned = 0
    for (let day = 0; day < 4; day++) {
      service.wait(DAY)
      const member = await as(MEMBER)
      for (const id of ['CS0701', 'CS0703']) {
        const plans = await data(`/customer-strategy/today-trade-plan-list?id=${id}`, member)
        const trades = await data(`/customer-strategy/today-trade-list?id=${id}`, member)
        planned += plans.length
        const hit = plans.filter(({ status }: { status: string }) => status === 'TRIGGERED').map(bySymbol)
        expect(hit.toSorted()).toEqual(trades.map(bySymbol).toSorted())
      }
    }
    expect(planned).toBeGreaterThan(0)
  })
})

const byId = ({ id }: { id: string }) => id
const bySymbol = ({ symbol }: { symbol: string }) => symbol
