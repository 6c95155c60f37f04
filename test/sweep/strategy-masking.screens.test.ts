import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { kept } from '#test/kept.ts'
import { become, CLASSES, ENTITLEMENTS, isOpenTo, nameOf, type Standing } from '#test/service/strategies/standings.ts'
import { readerOf } from './reader.ts'
import { openTools, type Tools } from './sweep.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-23T10:20:00+08:00')
/** Has access to ST01 and ST03 with their pools, of R3 and R4, and simulates ST03. */
const MEMBER = '13800000007'
/** Has bought no strategy. */
const CUSTOMER = '13800000004'
const READERS = [{ shows: 'a guest' }, { shows: 'whose level fits', mobile: CUSTOMER }] as const
const PAGES = [
  '/strategy?risk=all',
  '/strategy/ST03',
  '/strategy-pool',
  '/strategy-pool/PO03',
  '/strategy-pool/PO03?tab=pre',
  '/strategy-pool/PO03?tab=notice',
  '/strategy-package/PK02',
  '/strategy/ST01',
  '/strategy-pool/PO01',
  '/simulate?new=ST03',
]

let tools: Tools
let reader: ReturnType<typeof readerOf>
beforeAll(async () => {
  tools = await openTools(/home|strategy|simulate|case|login/, { database: true })
  reader = readerOf(tools)
}, 60_000)
beforeEach(async () => {
  vi.setSystemTime(NOW)
  await tools.environment.reset()
})
afterEach(() => vi.setSystemTime(NOW))

interface Held {
  symbol: string
  name: string
}

async function askMember(path: string): Promise<unknown> {
  const { accessToken } = (await tools.environment.login(MEMBER)) as { accessToken: string }
  return tools.environment.ask(accessToken, path)
}

// The service's answers.
const poolOf = async (poolId = 'PO03') =>
  (await askMember(`/strategy-stock/pool/detail?poolId=${poolId}`)) as {
    stocks: Held[]
    access: { allowed: boolean; expireAt: number }
  }
const simulated = async () => (await askMember('/strategy-simulate/position?simId=SM0701')) as Held[]

it.each(READERS)('G1: no page, copy, request or answer of $shows reveals a strategy’s holdings', async (who) => {
  const { enter, visit } = reader
  const stocks = [...(await poolOf()).stocks, ...(await poolOf('PO01')).stocks]
  expect(stocks.length).toBeGreaterThan(3)
  await enter('mobile' in who ? who.mobile : undefined)
  const heard = listen()
  let seen = ''
  for (const path of PAGES) seen += await visit(path)
  const copies = await kept()
  expect(seen).toContain('强弱轮动股票池')
  // Masked data is useless offline.
  expect(copies).not.toContain('****')
  for (const { symbol, name } of stocks) {
    for (const place of [seen, copies, heard.join(' ')]) {
      expect(place).not.toContain(symbol)
      expect(place).not.toContain(name)
    }
  }
})

it('G4: when a service ends its pool is locked, and what it unlocked is removed from the device', async () => {
  const { enter, visit } = reader
  const end = (await poolOf()).access.expireAt
  vi.setSystemTime(end - HOUR)
  const [{ name, symbol } = { name: 'none', symbol: 'none' }] = (await poolOf()).stocks
  const followed = await simulated()
  expect(followed.length).toBeGreaterThan(0)
  await enter(MEMBER)
  expect(await visit('/strategy-pool/PO03')).toContain(name)
  await visit('/strategy/ST03')
  expect(await visit('/simulate?tab=held')).toContain(followed[0]?.name)
  for (let tries = 0; tries < 4 && !(await kept()).includes(symbol); tries += 1) await visit('/strategy-pool/PO03')
  expect(await kept()).toContain(symbol)
  vi.setSystemTime(end + HOUR / 2)
  for (const path of ['/strategy-pool/PO03', '/strategy/ST03', '/strategy-pool/PO03']) {
    expect(await visit(path)).not.toContain(name)
  }
  // A simulation that follows it stands still, and names none of its stocks any more.
  const seen = await visit('/simulate?tab=held')
  for (const held of followed) expect([held.name, seen.includes(held.name)]).toEqual([held.name, false])
  expect(await visit('/simulate')).toContain('订阅服务已到期')
  expect(await kept()).not.toContain(symbol)
})

// Each on a phone of its own: no other page forgets for it.
it.each(['/strategy', '/strategy/ST01', '/strategy-package/PK02', '/case/strategy/ST01'])(
  'G1: figures of %s are neither shown nor kept after the end of the evaluation that unfolded them, offline too',
  async (path) => {
    const { enter, visit } = reader
    const figure = /[+−]\d+\.\d\d%/
    // Its end is a day away.
    const standing = { of: CLASSES[5], evaluation: 'valid', entitled: 'none' } as const
    await become(tools.environment.control, CUSTOMER, standing, [], NOW)
    await enter(CUSTOMER)
    expect(await visit(path)).toMatch(figure)
    await tools.environment.break({ path: '*', kind: 'drop', times: 0 })
    vi.setSystemTime(NOW + 23 * HOUR)
    expect(await visit(path)).toMatch(figure)
    expect(await kept()).toMatch(/"perf":/)
    vi.setSystemTime(NOW + 25 * HOUR)
    expect(await visit(path)).not.toMatch(figure)
    expect(await kept()).not.toMatch(/"(?:perf|nav|spark)":/)
  },
)

it.each(['/strategy-pool/PO01', '/me/strategy/CS0701', '/me/strategy/CS0701/record'])(
  'G4: stocks of %s are not shown after the end of the evaluation, offline too',
  async (path) => {
    const { enter, visit } = reader
    const end = NOW + 30 * 24 * HOUR
    await tools.environment.control('/rate', { mobile: MEMBER, level: 'C5', isLowest: false, expireAt: end })
    vi.setSystemTime(end - HOUR)
    const held = (await askMember('/customer-strategy/stock/list?id=CS0701')) as Held[]
    const { list } = (await askMember('/customer-strategy/trade/record?id=CS0701')) as { list: Held[] }
    const namedOn = (page: string) => [...held, ...list].some(({ name }) => page.includes(name))
    await enter(MEMBER)
    expect(namedOn(await visit(path))).toBe(true)
    await tools.environment.break({ path: '*', kind: 'drop', times: 0 })
    expect(namedOn(await visit(path))).toBe(true)
    vi.setSystemTime(end + HOUR / 2)
    expect(namedOn(await visit(path))).toBe(false)
  },
)

it('G1: figures beside the cases go with the evaluation that unfolded them while the page is open', async () => {
  const { enter, visit } = reader
  const figure = /模型账户记录 最大回撤 −\d/
  await become(tools.environment.control, CUSTOMER, { of: CLASSES[5], evaluation: 'valid', entitled: 'none' }, [], NOW)
  vi.setSystemTime(NOW + 24 * HOUR - 30_000)
  const { accessToken = '' } = await enter(CUSTOMER)
  const path = '/stock/case/strategy'
  const text = JSON.stringify({ code: 0, message: '', data: await tools.environment.ask(accessToken, path) })
  // The client hides them whatever is sent.
  await tools.environment.break({ path, kind: 'body', times: 0, text })
  await visit('/case')
  expect(tools.phone.words()).toMatch(figure)
  await tools.phone.wait(60_000)
  expect(tools.phone.words()).not.toMatch(figure)
  expect(tools.phone.words()).toContain('完成风险测评后显示历史数据')
})

it('G1: 首页 shows figures but saves none, since offline nothing would hide them in time', async () => {
  const { enter, visit } = reader
  await become(tools.environment.control, CUSTOMER, { of: CLASSES[5], evaluation: 'valid', entitled: 'none' }, [], NOW)
  await enter(CUSTOMER)
  expect(await visit('/home')).toMatch(/最大回撤.*[+−]\d+\.\d\d%/)
  expect(await kept()).not.toMatch(/"(?:perf|spark)":/)
})

/** A strategy of each level, and its pool. */
const LEVELS = [
  { riskLevel: 'R1', strategyId: 'ST05' },
  { riskLevel: 'R2', strategyId: 'ST02', poolId: 'PO02' },
  { riskLevel: 'R3', strategyId: 'ST01', poolId: 'PO01' },
  { riskLevel: 'R4', strategyId: 'ST03', poolId: 'PO03' },
  { riskLevel: 'R5', strategyId: 'ST07', poolId: 'PO07' },
] as const
const KNOWS_ALL: Standing = { of: CLASSES[5], evaluation: 'valid', entitled: 'runs' }
const cycled = <T>(all: readonly [T, ...T[]], at: number): T => all[at % all.length] ?? all[0]

/** Every pair of class, evaluation, entitlement and level; without an evaluation there is no class. */
const PAIRS: readonly { level: (typeof LEVELS)[number]; standing: Standing }[] = LEVELS.flatMap((level, row) => [
  ...CLASSES.map((of, column) => {
    const [evaluation, entitled] = [
      cycled(['valid', 'over'] as const, row + column),
      cycled(ENTITLEMENTS, row + column),
    ]
    return { level, standing: { of, evaluation, entitled } }
  }),
  { level, standing: { of: CLASSES[1], evaluation: 'none' as const, entitled: cycled(ENTITLEMENTS, row) } },
])

it('G1, G4: content locked by class, evaluation or an ended service is on no page and in no copy', async () => {
  const { enter, visit } = reader
  await enter(CUSTOMER)
  const ids = LEVELS.map(({ strategyId }) => strategyId)
  const get = (standing: Standing) => become(tools.environment.control, CUSTOMER, standing, ids, Date.now())
  const rows = { named: 0, folded: 0 }
  for (const { level, standing } of PAIRS) {
    const pages = ['/strategy', `/strategy/${level.strategyId}`]
    if ('poolId' in level) pages.push(`/strategy-pool/${level.poolId}`)
    const walk = async () => {
      let page = ''
      for (const path of pages) page += await visit(path)
      return { page, copies: await kept() }
    }
    await get(KNOWS_ALL)
    const held = await holdingsOf(level.strategyId)
    const known = await walk()
    for (const { name } of held) expect(known.page).toContain(name)
    await get(standing)
    const { page, copies } = await walk()
    const isValid = standing.evaluation === 'valid'
    const isOpen = isOpenTo(standing, level.riskLevel)
    const named = held.filter(({ name, symbol }) => [name, symbol].some((each) => `${page}${copies}`.includes(each)))
    const figures = [/[+−]\d+\.\d\d%/.exec(page), /"(?:perf|nav|spark)":.{9}/.exec(copies)].map((found) => found?.[0])
    const seen = { named, figures }
    const who = `${nameOf(standing)} before ${level.riskLevel}`
    if (isOpen && isValid) expect({ who, named }).toEqual({ who, named: held })
    else expect({ who, ...seen }).toEqual({ who, named: [], figures: isValid ? figures : [undefined, undefined] })
    rows.named += Number(isOpen && isValid)
    rows.folded += Number(!isValid)
  }
  expect(rows.named).toBeGreaterThan(3)
  expect(rows.folded).toBeGreaterThan(15)
})

async function holdingsOf(strategyId: string): Promise<Held[]> {
  const { accessToken } = (await tools.environment.login(CUSTOMER)) as { accessToken: string }
  const path = `/strategy/detail/info?strategyId=${strategyId}`
  // The environment's answers are untyped; the detail has its holdings.
  const { holdings } = (await tools.environment.ask(accessToken, path)) as unknown as { holdings: Held[] }
  return holdings
}
