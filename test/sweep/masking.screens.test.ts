import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createPools } from '#test/service/seed/pool/records.ts'
import { isOpen } from '#test/service/stocks/case-present.ts'
import { kept } from '#test/kept.ts'
import { readerOf } from './reader.ts'
import { openTools, type Tools } from './sweep.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const NOW = Date.parse('2026-11-23T10:20:00+08:00')
/** Owns CC02, CC03 and RC02, for another 140 days. */
const MEMBER = '13800000007'
const READERS = [
  { shows: 'a guest', opens: [] },
  { shows: 'who was never evaluated', mobile: '13800000001', opens: [] },
  { shows: 'whose level is too low', mobile: '13800000009', opens: [] },
  { shows: 'whose evaluation ran out', mobile: '13800000006', opens: [] },
  { shows: 'whose level fits', mobile: '13800000004', opens: ['RC01'] },
  { shows: 'who bought the service', mobile: MEMBER, opens: ['CC02', 'CC03', 'RC01', 'RC02'] },
  { shows: 'whose service is over', mobile: MEMBER, opens: ['RC01'], at: NOW + 141 * DAY },
] as const
const LISTS = ['CC01', 'CC02', 'CC03', 'RC01', 'RC02', 'RC03']
const KINDS = ['L101', 'L102', 'L103']

let tools: Tools
let reader: ReturnType<typeof readerOf>
beforeAll(async () => {
  tools = await openTools(/case|pool|promo|login|stock/, { database: true })
  reader = readerOf(tools)
}, 60_000)
beforeEach(async () => {
  vi.setSystemTime(NOW)
  await tools.environment.reset()
})
afterEach(() => vi.setSystemTime(NOW))

/** The records hidden from a reader of these lists at this time. */
function hiddenFrom(opens: readonly string[], now: number) {
  const pools = createPools(createMarket(today(now)))
  const all = LISTS.flatMap((id) => pools.of(id).map((record) => ({ id, record })))
  const mayKnow = ({ id, record }: (typeof all)[number]) => opens.includes(id) || isOpen(record, now)
  const known = new Set(all.filter(mayKnow).map(({ record }) => record.stock))
  return all.map(({ record }) => record).filter(({ stock }) => !known.has(stock))
}

/** Every page of cases and pools a reader can reach, including those of hidden records. */
async function walk(hidden: ReturnType<typeof hiddenFrom>): Promise<string> {
  const [ofCase, ofPool] = [hidden.find(({ id }) => id.startsWith('CC')), hidden.find(({ id }) => id.startsWith('RC'))]
  const paths = [
    ...KINDS.map((kind) => `/case?kind=${kind}`),
    '/case?tab=gain&period=ALL',
    '/case?tab=loss&period=ALL',
    ...['CC01', 'CC02', 'CC03'].map((id) => `/case/channel/${id}`),
    ...['RC01', 'RC02', 'RC03'].map((id) => `/pool?column=${id}`),
    ...['gain', 'loss', 'notice'].map((tab) => `/pool?column=RC02&period=ALL&tab=${tab}`),
    '/stock?tab=pool',
    '/promo-stock',
    ...(ofCase ? [`/case/stock/${ofCase.id}`] : []),
    // Only the address names it, not the page.
    ...(ofPool ? [`/pool/${ofPool.list.id}/SH000000`] : []),
  ]
  let seen = ''
  for (const path of paths) {
    seen += await reader.visit(path)
  }
  return seen
}

/** The device's storage after these pages: on a busy machine its database may answer only the next of them. */
async function copiesAfter(paths: readonly string[], holds: (copies: string) => boolean): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    for (const path of paths) await reader.visit(path)
    await tools.phone.untilIdle()
    const copies = await kept()
    if (holds(copies) || tries === 4) return copies
  }
}

it.each(READERS)('G1: no page, copy, request or answer of $shows reveals a hidden stock', async (who) => {
  const at = 'at' in who ? who.at : NOW
  vi.setSystemTime(at)
  await reader.enter('mobile' in who ? who.mobile : undefined)
  const hidden = hiddenFrom(who.opens, at)
  expect(hidden.length).toBeGreaterThan(2)
  const heard = listen()
  const seen = await walk(hidden)
  const copies = await kept()
  expect(seen).toContain('已结束')
  expect(copies).toContain('profitRate')
  expect(heard.join(' ')).toMatch(/\*\*\*\*/)
  // No locked record waits on the device for the day it opens.
  expect(copies).not.toContain('****')
  for (const { stock } of hidden) {
    // Not as part of a salt or hash, which are random digits.
    const code = new RegExp(`(?<![\\da-f])${stock.symbol.slice(2)}(?![\\da-f])`)
    for (const place of [seen, copies, heard.join(' ')]) {
      expect(place).not.toMatch(code)
      expect(place).not.toContain(stock.name)
    }
  }
})

it('G4: when a service ends its stocks disappear from the page and the device', async () => {
  const end = today(NOW) + 140 * DAY
  vi.setSystemTime(end - HOUR)
  await reader.enter(MEMBER)
  const mine = hiddenFrom(['RC01'], end - HOUR).filter(({ outAt }) => outAt === undefined)
  const advised = mine.find(({ list }) => list.id === 'RC02')
  const followed = mine.find(({ list }) => list.id === 'CC02')
  if (!advised || !followed) throw new Error('nothing runs')
  const paths = ['/pool?column=RC02', `/pool/RC02/${advised.stock.symbol}`, `/case/stock/${followed.id}`]
  const both = [advised.stock.name, followed.stock.name]
  const before = await copiesAfter(paths, (copies) => both.every((name) => copies.includes(name)))
  for (const name of both) expect(before).toContain(name)

  vi.setSystemTime(end + HOUR / 2)
  await reader.visit('/pool?column=RC02')
  expect(tools.phone.words()).toContain('服务已于')
  const gone = await copiesAfter(['/pool', '/case'], (copies) => !both.some((name) => copies.includes(name)))
  for (const name of both) expect(gone + tools.phone.words()).not.toContain(name)
})

it.each([
  ['the service', today(NOW) + 140 * DAY],
  ['the evaluation', NOW + 30 * DAY],
])('G4: a copy of what a service unlocked is not shown after the end of %s, even offline', async (which, end) => {
  vi.setSystemTime(end - HOUR)
  if (which === 'the evaluation') {
    await tools.environment.control('/rate', { mobile: MEMBER, level: 'C5', isLowest: false, expireAt: end })
  }
  await reader.enter(MEMBER)
  const mine = hiddenFrom(['RC01'], end - HOUR).filter(({ outAt }) => outAt === undefined)
  const advised = mine.find(({ list }) => list.id === 'RC02')
  const followed = mine.find(({ list }) => list.id === 'CC02')
  if (!advised || !followed) throw new Error('nothing runs')
  const pages = [
    { path: '/pool?column=RC02', name: advised.stock.name },
    { path: `/pool/RC02/${advised.stock.symbol}`, name: advised.stock.name },
    { path: `/case/stock/${followed.id}`, name: followed.stock.name },
  ]
  const visits = async () => {
    const shown = []
    for (const { path, name } of pages) {
      await reader.visit(path)
      shown.push(tools.phone.words().includes(name))
    }
    return shown
  }
  expect(await visits()).toEqual([true, true, true])
  await tools.environment.break({ path: '*', kind: 'drop', times: 0 })
  expect(await visits()).toEqual([true, true, true])
  vi.setSystemTime(end + HOUR / 2)
  expect(await visits()).toEqual([false, false, false])
})

it('G3: every stock of a pool has its date, its analyst with the number and its validity', async () => {
  await reader.enter(MEMBER)
  for (const column of ['RC01', 'RC02']) {
    await reader.visit(`/pool?column=${column}`)
    const rows = [...document.querySelectorAll('[role=tabpanel] a[href^="/pool/"]')]
    expect(rows.length).toBeGreaterThan(0)
    for (const { textContent } of rows) {
      expect(textContent).toMatch(
        /\d{4}-\d\d-\d\d \d\d:\d\d 入选 .+登记编号 示例.+(?:有效至 |建议已失效（)\d{4}-\d\d-\d\d/,
      )
    }
  }
})

it('G2: a reminder’s switch matches the service, which stores the choice', async () => {
  const { accessToken = '' } = await reader.enter(MEMBER)
  const stored = () => tools.environment.ask(accessToken, '/stock-case/get-notice-sub?channelId=CC02')
  const switchOf = (label: string) => {
    const row = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    return row?.querySelector('input')
  }
  const press = async (control: HTMLElement | null | undefined) => {
    control?.click()
    await tools.phone.untilIdle()
  }
  await reader.visit('/case/channel/CC02')
  expect([switchOf('有更新时提醒我')?.checked, (await stored())['on']]).toEqual([false, false])
  await press(switchOf('有更新时提醒我'))
  await press(switchOf('频道动态'))
  await press(switchOf('夜间免打扰（22:00至08:00）'))
  await press([...document.querySelectorAll('button')].find(({ textContent }) => textContent === '保存提醒设置'))
  const quietHours = { from: '22:00', to: '08:00' }
  expect(await stored()).toEqual({ on: true, kinds: ['SIGNAL', 'ADJUST'], quietHours })
  await reader.visit('/case/channel/CC02')
  expect(['有更新时提醒我', '入选与出池', '频道动态'].map((label) => switchOf(label)?.checked)).toEqual([
    true,
    true,
    false,
  ])
  // The strategies' pools store theirs likewise.
  await tools.environment.ask(accessToken, '/strategy-stock/pool/notice/set?poolId=PO01&on=true', {})
  expect((await tools.environment.ask(accessToken, '/strategy-stock/pool/info?poolId=PO01'))['noticeOn']).toBe(true)
})
