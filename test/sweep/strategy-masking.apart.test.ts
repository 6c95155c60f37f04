import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { kept } from '#test/kept.ts'
import { readerOf } from './reader.ts'
import { openTools, type Tools } from './sweep.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-23T10:20:00+08:00')
/** Has access to ST01 and ST03 with their pools, of R3 and R4, and simulates ST03. */
const MEMBER = '13800000007'
const READERS = [
  { shows: 'a guest' },
  { shows: 'who was never evaluated', mobile: '13800000001' },
  { shows: 'whose level is too low', mobile: '13800000009' },
  { shows: 'whose evaluation ran out', mobile: '13800000006' },
  { shows: 'whose level fits', mobile: '13800000004' },
] as const
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
  tools = await openTools(/strategy|simulate|login/)
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
