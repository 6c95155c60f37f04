import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { kept } from '#test/kept.ts'
import { readerOf } from './reader.ts'
import { openTools, type Tools } from './sweep.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-23T10:20:00+08:00')
/** Has access to ST03 and its pool PO03. */
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
]

let tools: Tools
let reader: ReturnType<typeof readerOf>
beforeAll(async () => {
  tools = await openTools(/strategy|login/)
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

async function poolOf(mobile: string): Promise<{ stocks: Held[]; access: { allowed: boolean; expireAt: number } }> {
  const { accessToken } = (await tools.environment.login(mobile)) as { accessToken: string }
  // The service's answer.
  return (await tools.environment.ask(accessToken, '/strategy-stock/pool/detail?poolId=PO03')) as never
}

it.each(READERS)('G1: no page, copy, request or answer of $shows reveals a strategy’s holdings', async (who) => {
  const { enter, visit } = reader
  const { stocks } = await poolOf(MEMBER)
  expect(stocks.length).toBeGreaterThan(1)
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
  const end = (await poolOf(MEMBER)).access.expireAt
  vi.setSystemTime(end - HOUR)
  const [{ name, symbol } = { name: 'none', symbol: 'none' }] = (await poolOf(MEMBER)).stocks
  await enter(MEMBER)
  expect(await visit('/strategy-pool/PO03')).toContain(name)
  await visit('/strategy/ST03')
  for (let tries = 0; tries < 4 && !(await kept()).includes(symbol); tries += 1) await visit('/strategy-pool/PO03')
  expect(await kept()).toContain(symbol)
  vi.setSystemTime(end + HOUR / 2)
  for (const path of ['/strategy-pool/PO03', '/strategy/ST03', '/strategy-pool/PO03']) {
    expect(await visit(path)).not.toContain(name)
  }
  expect(await kept()).not.toContain(symbol)
})
