import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#test/service/database/open.ts'
import { strategySubs, users } from '#test/service/database/schema.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { start, type TestService } from '#test/service/testing.ts'

const DAY = 86_400_000
const WHO = { userId: 'U000004', mobile: '13800000004' }
/** The highest level that suits a class; of the lowest R1 and nothing else. law §1 */
const CLASSES = [
  { riskLevel: 'C1', isLowest: true, highest: 1 },
  { riskLevel: 'C1', isLowest: false, highest: 1 },
  { riskLevel: 'C2', isLowest: false, highest: 2 },
  { riskLevel: 'C3', isLowest: false, highest: 3 },
  { riskLevel: 'C4', isLowest: false, highest: 4 },
  { riskLevel: 'C5', isLowest: false, highest: 5 },
] as const
const EVALUATIONS = ['none', 'valid', 'over'] as const
const ENTITLEMENTS = ['none', 'runs', 'ended'] as const
const STOCK = /(?:SH|SZ|BJ)\d{6}/

let folder: string
let service: TestService
let db: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masking-'))
  service = await start({ db: folder })
  db = await openDatabase(folder)
}, 60_000)
afterAll(async () => {
  service.close()
  db.close()
  await rm(folder, { recursive: true, force: true })
})

const cells = EVALUATIONS.flatMap((evaluation) =>
  ENTITLEMENTS.flatMap((entitled) =>
    // A customer who was never evaluated has no class.
    (evaluation === 'none' ? CLASSES.slice(1, 2) : CLASSES).map((each) => ({ ...each, evaluation, entitled })),
  ),
)

it('level, evaluation, entitlement and risk level together decide what a payload reveals of a strategy', async () => {
  const strategies = createStrategies(createMarket(today(service.now())), today(service.now()))
  expect(new Set(strategies.all.map(({ riskLevel }) => riskLevel)).size).toBe(5)
  let [opened, closed] = [0, 0]
  for (const { riskLevel, isLowest, highest, evaluation, entitled } of cells) {
    const isValid = evaluation === 'valid'
    await become(
      { riskLevel, isLowest, evaluation, entitled },
      strategies.all.map(({ strategyId }) => strategyId),
    )
    const { accessToken } = await service.login(WHO.mobile)
    const read = async (path: string) => JSON.stringify((await service.get(path, accessToken)).body)
    const list = await read('/strategy/strategy/list?pageSize=50')
    const cell = `${riskLevel}${isLowest ? ' lowest' : ''}, ${evaluation}, ${entitled}`
    expect([cell, list.includes('"maxDrawdownRate"')]).toEqual([cell, isValid])
    for (const strategy of strategies.all) {
      const level = Number(strategy.riskLevel.slice(1))
      const fits = level === 1 || (isValid && level <= highest)
      // Above one's class it is open to customers who bought it knowingly, never to the lowest.
      const isOpen = entitled === 'runs' && (fits || (isValid && !isLowest))
      const names = strategies.record(strategies.channelsOf(strategy)[0] ?? never()).positions.map(({ name }) => name)
      for (const path of pathsOf(strategy.strategyId, strategy.pool?.poolId)) {
        // The benchmark is an index that anyone may look up.
        const said = (await read(path)).replaceAll('SH000300', '')
        const found = { cell, path, symbols: STOCK.test(said), names: names.filter((name) => said.includes(name)) }
        if (!isOpen) expect(found).toEqual({ cell, path, symbols: false, names: [] })
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

interface Standing {
  riskLevel: (typeof CLASSES)[number]['riskLevel']
  isLowest: boolean
  evaluation: (typeof EVALUATIONS)[number]
  entitled: (typeof ENTITLEMENTS)[number]
}

/** The customer is of this class, with this evaluation, and has or had all strategies. */
async function become({ riskLevel, isLowest, evaluation, entitled }: Standing, ids: readonly string[]): Promise<void> {
  const { userId } = WHO
  const now = service.now()
  const rated = { riskLevel, isLowest, evalExpireAt: now + (evaluation === 'valid' ? DAY : -DAY) }
  const unrated = { riskLevel: null, isLowest: false, evalExpireAt: null }
  await db.db
    .update(users)
    .set(evaluation === 'none' ? unrated : rated)
    .where(eq(users.userId, userId))
  await db.db.delete(strategySubs).where(eq(strategySubs.userId, userId))
  if (entitled === 'none') return
  const expireAt = now + (entitled === 'runs' ? DAY : -DAY)
  const rows = ids.map((strategyId) => ({ id: `T${strategyId}`, userId, strategyId, openAt: now - 9 * DAY, expireAt }))
  await db.db.insert(strategySubs).values(rows)
}
