import { afterEach, describe, expect, it } from 'vitest'
import { simulationBackTestSamples } from '#test/service/samples/strategy/simulation-back-test.ts'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const PLAIN = '13800000004'
const BUYER = '13800000002'
const MEMBER = '13800000007'
const as = async (mobile: string) => (await service.login(mobile)).accessToken
const { clientNo, ...good } = { clientNo: '', ...simulationBackTestSamples.simulationCreate }
void clientNo
const create = async (token: string, more: object = {}) =>
  (await service.post('/simulation-back-test/create', { ...good, ...more }, token)).body
const get = async (path: string, token: string) => (await service.get(`/simulation-back-test/${path}`, token)).body
const remove = async (id: string, token: string) =>
  (await service.post(`/simulation-back-test/delete?id=${id}`, null, token)).body

/** Whether its orders, page by page, are as many as its figures count. */
async function ordersAgree(id: string, token: string) {
  const { perf, statistics } = (await get(`detail?id=${id}`, token)).data
  const all = []
  for (let pageNo = 1; ; pageNo++) {
    const { list } = (await get(`passageways-detail?id=${id}&pageSize=50&pageNo=${pageNo}`, token)).data
    if (list.length === 0) break
    all.push(...list)
  }
  const isUnfilled = ({ state }: { state: string }) => state === 'UNFILLED' || state === 'PARTLY'
  const unfilled = (await get(`passageways-detail?id=${id}&only=UNFILLED`, token)).data
  const sum = statistics.unfilled.reduce((total: number, each: { count: number }) => total + each.count, 0)
  expect(unfilled.total).toBe(sum)
  expect(unfilled.list.filter(isUnfilled)).toHaveLength(unfilled.list.length)
  expect(all.filter(isUnfilled)).toHaveLength(sum)
  expect(all.filter(({ state }) => state === 'FILLED' || state === 'PARTLY')).toHaveLength(perf.tradeCount)
  return unfilled.list.every(({ why }: { why?: string }) => why !== undefined)
}

describe("a back-test of the customer's own", () => {
  it('is queued, runs and finishes, with figures matching its curve', async () => {
    service = await start()
    const [plain, buyer] = [await as(PLAIN), await as(BUYER)]
    const first = (await create(buyer)).data.id
    const mine = (await create(plain)).data.id
    expect((await get(`detail?id=${first}`, buyer)).data).toMatchObject({ status: 'RUNNING', progress: 0 })
    expect((await get(`detail?id=${mine}`, plain)).data).toMatchObject({ status: 'QUEUED', ahead: 1 })
    expect((await get(`detail?id=${mine}`, buyer)).code).toBe(40401)
    expect((await get(`funds?id=${mine}`, plain)).code).toBe(40965)
    service.wait(5000)
    expect((await get(`detail?id=${mine}`, plain)).data).toMatchObject({ status: 'RUNNING', progress: 0.25 })
    expect((await remove(mine, plain)).code).toBe(40964)
    service.wait(3000)
    const { data: done } = await get(`detail?id=${mine}`, plain)
    expect(done).toMatchObject({ status: 'DONE', progress: 1, perf: { kind: 'BACK_TEST', periodStart: '2025-01-02' } })
    const { data: curve } = await get(`funds?id=${mine}`, plain)
    expect(done.perf.totalRate).toBeCloseTo(curve.at(-1).nav - 1, 4)
    expect(done.perf.periodEnd).toBe('2026-06-30')
    const { data: detail } = await get(`passageways-detail?id=${mine}`, plain)
    expect(detail.passageways[0].perf).toEqual(done.perf)
    expect(await ordersAgree(mine, plain)).toBe(true)
    expect((await get('my-list', plain)).data.list).toMatchObject([{ id: mine, perf: done.perf }])
    expect((await remove(mine, buyer)).code).toBe(40401)
    expect((await remove(mine, plain)).data).toEqual({ id: mine })
    expect((await remove(mine, plain)).code).toBe(40401)
  })
  it('returns the same figures for the same input, and never higher ones with higher costs', async () => {
    service = await start()
    const plain = await as(PLAIN)
    const run = async (more: object) => {
      const { id } = (await create(plain, more)).data
      service.wait(4000)
      return (await get(`detail?id=${id}`, plain)).data.perf
    }
    const cheap = await run({ feeRate: 0, slippageRate: 0 })
    expect(await run({ feeRate: 0, slippageRate: 0 })).toEqual(cheap)
    expect((await run({ feeRate: 0.003, slippageRate: 0.01 })).totalRate).toBeLessThan(cheap.totalRate)
  })
  it('fails with a reason without bars', async () => {
    service = await start()
    const member = await as(MEMBER)
    const { data } = await get('detail?id=BT0702', member)
    expect(data).toMatchObject({ status: 'FAILED', failReason: expect.stringContaining('行情数据不足') })
    expect((await get('funds?id=BT0702', member)).code).toBe(40965)
    expect((await get('detail?id=BT0701', member)).data).toMatchObject({ status: 'DONE' })
  })
  it('is rejected if its input is invalid', async () => {
    service = await start()
    const plain = await as(PLAIN)
    const wrong: [object, number][] = [
      [{ name: ' ' }, 40075],
      [{ templateId: 'TP99' }, 40076],
      [{ from: '2026-02-31' }, 40071],
      [{ from: '2026-06-30' }, 40072],
      [{ to: '2026-09-15' }, 40077],
      [{ from: '2016-01-01' }, 40073],
      [{ from: '2026-05-06' }, 40074],
      [{ capitalFen: 100.5 }, 40070],
      [{ feeRate: 0.01 }, 40078],
      [{ slippageRate: -0.1 }, 40079],
    ]
    for (const [more, code] of wrong) expect([more, (await create(plain, more)).code]).toEqual([more, code])
  })
  it('is created once per press, two unfinished at a time, twenty stored', async () => {
    service = await start()
    const plain = await as(PLAIN)
    const same = await Promise.all([create(plain, { clientNo: 'x' }), create(plain, { clientNo: 'x' })])
    expect(new Set(same.map((each) => each.data.id)).size).toBe(1)
    const more = await Promise.all([create(plain), create(plain), create(plain)])
    expect(more.map((each) => each.code).toSorted((a, b) => a - b)).toEqual([0, 42910, 42910])
    for (let made = 2; made < 20; made++) {
      service.wait(4000)
      expect((await create(plain)).code).toBe(0)
    }
    service.wait(60_000)
    expect((await create(plain)).code).toBe(42911)
    expect((await get('my-list?pageSize=50', plain)).data.total).toBe(20)
  })
})
