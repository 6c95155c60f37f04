import { afterAll, beforeAll, expect, it } from 'vitest'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { become, CLASSES, ENTITLEMENTS, EVALUATIONS, isOpenTo, nameOf } from './standings.ts'

const CUSTOMER = '13800000004'
const STOCK = /(?:SH|SZ|BJ)\d{6}/

let service: TestService
beforeAll(async () => {
  service = await start()
}, 60_000)
afterAll(() => service.close())

const standings = EVALUATIONS.flatMap((evaluation) =>
  ENTITLEMENTS.flatMap((entitled) =>
    // A customer who was never evaluated has no class.
    (evaluation === 'none' ? CLASSES.slice(1, 2) : CLASSES).map((of) => ({ of, evaluation, entitled })),
  ),
)

it('level, evaluation, entitlement and risk level together decide what a payload reveals of a strategy', async () => {
  const strategies = createStrategies(createMarket(today(service.now())), today(service.now()))
  expect(new Set(strategies.all.map(({ riskLevel }) => riskLevel)).size).toBe(5)
  const ids = strategies.all.map(({ strategyId }) => strategyId)
  let [opened, closed] = [0, 0]
  for (const standing of standings) {
    const isValid = standing.evaluation === 'valid'
    await become(service.control, CUSTOMER, standing, ids, service.now())
    const { accessToken } = await service.login(CUSTOMER)
    const read = async (path: string) => JSON.stringify((await service.get(path, accessToken)).body)
    const list = await read('/strategy/strategy/list?pageSize=50')
    const who = nameOf(standing)
    expect([who, list.includes('"maxDrawdownRate"')]).toEqual([who, isValid])
    for (const strategy of strategies.all) {
      const isOpen = isOpenTo(standing, strategy.riskLevel)
      const names = strategies.record(strategies.channelsOf(strategy)[0] ?? never()).positions.map(({ name }) => name)
      for (const path of pathsOf(strategy.strategyId, strategy.pool?.poolId)) {
        // The benchmark is an index that anyone may look up.
        const said = (await read(path)).replaceAll('SH000300', '')
        const found = { who, path, symbols: STOCK.test(said), names: names.filter((name) => said.includes(name)) }
        if (!isOpen) expect(found).toEqual({ who, path, symbols: false, names: [] })
        // Before an evaluation its holdings are hidden together with its figures.
        else if (isValid && path.includes('detail')) expect(found).toMatchObject({ symbols: true, names })
      }
      if (isOpen) opened += 1
      else closed += 1
    }
  }
  expect(opened).toBeGreaterThan(30)
  expect(closed).toBeGreaterThan(200)
}, 120_000)

function never(): never {
  throw new Error('a strategy without a way of following')
}

function pathsOf(strategyId: string, poolId: string | undefined): string[] {
  const ofPool = ['detail', 'pre-selection', 'notice'].map((name) => `/strategy-stock/pool/${name}?poolId=${poolId}`)
  return [`/strategy/detail/info?strategyId=${strategyId}`, ...(poolId === undefined ? [] : ofPool)]
}
