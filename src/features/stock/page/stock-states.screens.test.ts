import { expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import type { Snapshot } from '#quotes/shapes.ts'
import { dayBefore, quoteAt, quotesFrom, stockThat, written } from '#test/stock/market.ts'
import { asOf, book, head, LIES, picture } from '#test/stock/sight.ts'

/** A stock in each market state, on its page, in a list and on the home page. quotes §7 */
const CUSTOMER = '13800000004'
const { environment, words, wait, untilIdle, until, open, press, requests, answer } = await openScreens(/stock|home/, {
  at: TRADING,
})

const at = (clock: string) => vi.setSystemTime(Date.parse(`2026-11-23T${clock}+08:00`))
const toneIn = (where: string) => document.querySelector(`${where} [data-tone]`)?.getAttribute('data-tone')
const row = () => document.querySelector('ul[aria-label=自选股] > li')
const cell = () => [...document.querySelectorAll('ul[aria-label=自选股] > li')].at(-1)?.textContent
const limits = () => /涨停\/跌停([\d./]+|--|无)/.exec(head())?.[1]

/** A time of the day, epoch ms. */
const moment = (clock: string) => Date.parse(`2026-11-23T${clock}+08:00`)
/** A stock in this state from this time on. */
const which = (clock: string, is: (quote: Snapshot) => boolean) => [stockThat(is, moment(clock)), clock] as const
const moves = ({ status, price, prevClose = 0, limitUp, limitDown }: Snapshot) =>
  status === 'TRADING' && price !== undefined && price !== limitUp && price !== limitDown ? price - prevClose : 0

/** The expected market values: of a quote `price`, `amount`, `rate`, `prevClose`; `last` of the day before. */
type Said = ReturnType<typeof written> & { last: ReturnType<typeof written> }

interface State {
  /** The symbol and the time. */
  of: readonly [symbol: string, clock: string]
  /** The header with its facts; like all below the source of an expression. */
  head: (said: Said) => string
  /** The colour, if it is not that of the change. */
  tone?: 'rise' | 'fall' | 'flat'
  /** Limits, if they are not the market's. */
  limits?: string
  /** The labels of the intraday chart and the candles. */
  charts: (said: Said) => readonly [day: string, candles: string]
  /** The text in a row after the code. */
  row: (said: Said) => string
}

/** The intraday chart ends at this time, the candles on the day. */
const ends = (clock: string) => (said: Said) =>
  [`分时，${clock} ${said.price}，${said.rate}$`, `至2026-11-23，收盘${said.price}$`] as const
const changed = ({ price, amount, rate }: Said) => price + amount + rate
const inRow = ({ price, rate }: Said) => `^${price}${rate}$`
/** Before the first trade the charts are those of the day before. */
const endedBefore = ({ last }: Said) =>
  [`分时，11-20 15:00 ${last.price}，${last.rate}$`, `至2026-11-20，收盘${last.price}$`] as const

const STATES: Readonly<Record<string, State>> = {
  rising: {
    of: which('10:20:00', (quote) => moves(quote) > 0),
    head: (said) => `^交易中${changed(said)}截至 11-23 10:20`,
    tone: 'rise',
    charts: ends('10:2\\d'),
    row: inRow,
  },
  falling: {
    of: which('10:20:00', (quote) => moves(quote) < 0),
    head: (said) => `^交易中${changed(said)}截至 11-23 10:20`,
    tone: 'fall',
    charts: ends('10:2\\d'),
    row: inRow,
  },
  'where it was': {
    of: which('16:00:00', ({ price, prevClose, status }) => status === 'TRADING' && price === prevClose),
    head: ({ price }) => `^已收盘 11-23 15:00下次开盘 11-24 09:30${price}0\\.000\\.00%截至 11-23 15:00`,
    tone: 'flat',
    charts: ends('15:00'),
    row: ({ price }) => `^${price}0\\.00%$`,
  },
  suspended: {
    of: ['SZ300901', '10:20:00'],
    head: ({ price }) => `^交易中${price}--停牌截至 2026-08-27今开--`,
    tone: 'flat',
    limits: '--',
    // Its last price is of another day, and says so.
    charts: ({ last }) => [`分时，08-27 15:00 ${last.price}，${last.rate}$`, `至2026-08-27，收盘${last.price}$`],
    row: ({ price }) => `^${price}停牌$`,
  },
  'sealed at its upper limit': {
    of: ['SH609901', '10:20:00'],
    head: () =>
      '^交易中22\\.00\\+2\\.00\\+10\\.00%涨停截至 11-23 10:20今开22\\.00最高22\\.00最低22\\.00.*振幅0\\.00%.*昨收20\\.00',
    tone: 'rise',
    limits: '22\\.00/18\\.00',
    charts: ends('10:2\\d'),
    row: () => '^22\\.00\\+10\\.00%涨停$',
  },
  'at its lower limit': {
    of: ['SZ009901', '16:00:00'],
    head: () => '^已收盘 11-23 15:00下次开盘 11-24 09:3018\\.00−2\\.00−10\\.00%跌停截至 11-23 15:00',
    tone: 'fall',
    limits: '22\\.00/18\\.00',
    charts: ends('15:00'),
    row: () => '^18\\.00−10\\.00%跌停$',
  },
  'on its first day': {
    of: ['SH689901', '10:20:00'],
    head: (said) => `^交易中${changed(said)}截至 11-23 10:20.*昨收${said.prevClose}.*量比--`,
    tone: 'rise',
    limits: '无',
    charts: (said) => [
      `^N首日示例分时，10:2\\d ${said.price}，${said.rate}$`,
      `2026-11-23至2026-11-23，收盘${said.price}$`,
    ],
    row: inRow,
  },
  'on an ex day': {
    of: ['SH609905', '10:20:00'],
    // Based on the previous close minus the dividend.
    head: (said) => `^交易中${changed(said)}截至 11-23 10:20.*昨收19\\.85`,
    limits: '21\\.84/17\\.87',
    charts: (said) => [`^XD分红示例分时，10:2\\d ${said.price}，${said.rate}$`, `至2026-11-23，收盘${said.price}$`],
    row: inRow,
  },
  'halted for a while': {
    of: ['SZ309901', '10:20:00'],
    head: (said) => `^交易中${changed(said)}临时停牌截至 11-23 10:`,
    charts: ends('10:\\d\\d'),
    row: ({ price, rate }) => `^${price}${rate}临时停牌$`,
  },
  'before the auction': {
    of: ['SH600901', '09:05:00'],
    head: ({ last }) => `^未开盘下次开盘 11-23 09:30--未开盘.*昨收${last.price}`,
    tone: 'flat',
    charts: endedBefore,
    row: () => '^--未开盘$',
  },
  'in the auction': {
    of: which('09:20:00', ({ refPrice, prevClose }) => refPrice !== undefined && refPrice !== prevClose),
    head: (said) => `^集合竞价下次开盘 11-23 09:30${changed(said)}竞价截至 11-23 09:20今开--`,
    charts: endedBefore,
    row: ({ price, rate }) => `^${price}${rate}竞价$`,
  },
  'in the auction where it closed': {
    of: which('09:20:00', ({ refPrice, prevClose }) => refPrice !== undefined && refPrice === prevClose),
    head: ({ prevClose }) => `^集合竞价下次开盘 11-23 09:30${prevClose}--竞价截至 11-23 09:20`,
    tone: 'flat',
    charts: endedBefore,
    row: ({ prevClose }) => `^${prevClose}竞价$`,
  },
  'opened and not yet traded': {
    of: ['SH600901', '09:27:00'],
    head: (said) => `^等待开盘下次开盘 11-23 09:30${changed(said)}截至 11-23 09:25`,
    charts: ends('09:30'),
    row: inRow,
  },
  'at noon': {
    of: ['SH600901', '11:45:00'],
    head: (said) => `^午间休市下次开盘 11-23 13:00${changed(said)}截至 11-23 11:30`,
    charts: ends('11:30'),
    row: inRow,
  },
  'in the closing auction': {
    of: ['SH600901', '14:58:00'],
    head: (said) => `^收盘集合竞价${changed(said)}截至 11-23 14:58`,
    charts: ends('14:5\\d'),
    row: inRow,
  },
  'closed, at its fixed price': {
    of: ['SH600901', '15:10:00'],
    head: (said) => `^盘后定价交易下次开盘 11-24 09:30${changed(said)}截至 11-23 15:00`,
    charts: ends('15:00'),
    row: inRow,
  },
  closed: {
    of: ['SH600901', '16:00:00'],
    head: (said) => `^已收盘 11-23 15:00下次开盘 11-24 09:30${changed(said)}截至 11-23 15:00`,
    charts: ends('15:00'),
    row: inRow,
  },
  'not yet listed': {
    of: ['SZ002901', '10:20:00'],
    head: () => '^交易中--未上市',
    tone: 'flat',
    limits: '--',
    charts: () => ['^$', '^$'],
    row: () => '^--未上市$',
  },
}

/** The possible texts of a stock on a page opened at `from`: its price has changed since. */
function saidSince(symbol: string, from: number): Said[] {
  const day = dayBefore(symbol, from)
  const last = written(symbol, day?.close, day?.prevClose)
  return quotesFrom(symbol, from, Date.now()).map(({ price, refPrice, prevClose }) => ({
    ...written(symbol, price ?? refPrice, prevClose),
    last,
  }))
}

/** 涨停/跌停. */
const limitsIn = ({ symbol, limitUp, limitDown }: Snapshot) =>
  [limitUp, limitDown].map((limit) => written(symbol, limit, limit).price).join('/')

/** The colour of a stock's change. */
function toneOf({ price, refPrice, prevClose = 0 }: Snapshot): 'rise' | 'fall' | 'flat' {
  const change = (price ?? refPrice ?? prevClose) - prevClose
  return change > 0 ? 'rise' : change < 0 ? 'fall' : 'flat'
}

test.each(Object.entries(STATES))(
  'a stock that is %s is shown as such on its page, in the list and on the home page',
  async (_, is) => {
    const [symbol, clock] = is.of
    const from = moment(clock)
    const quote = quoteAt(symbol, from)
    const said = (what: (said: Said) => string) =>
      new RegExp(
        saidSince(symbol, from)
          .map((each) => what(each))
          .join('|'),
      )
    const tone = is.tone ?? toneOf(quote)
    at(clock)
    await open(`/stock/${symbol}`)
    expect(head()).toMatch(said(is.head))
    expect(toneIn('section[aria-label=行情]')).toBe(tone)
    expect(limits()).toMatch(new RegExp(`^${is.limits ?? limitsIn(quote)}$`))
    expect(picture()).toMatch(said((each) => is.charts(each)[0]))
    await press('日K')
    expect(picture()).toMatch(said((each) => is.charts(each)[1]))
    expect(words()).not.toMatch(LIES)

    const kept = { guestStocks: JSON.stringify([{ symbol, name: '示例' }]) }
    at(clock)
    await open('/stock', { kept })
    expect(row()?.textContent?.replace(/^\D+\d{6}/, '')).toMatch(said(is.row))
    expect(row()?.querySelector('[data-tone]:not(path)')?.getAttribute('data-tone')).toBe(tone)
    at(clock)
    await open('/home', { kept })
    const inCell = (each: Said) => is.row(each).replace(/(?<=%)[^\d%$]+\$$/, '$')
    expect(cell()?.replace(/^示例/, '')).toMatch(said(inCell))
    expect(words()).not.toMatch(LIES)
  },
)

test.each([
  ['SH689901', 'N首日示例'],
  ['SH609905', 'XD分红示例'],
])('%s has the market’s current name in the list', async (symbol, name) => {
  await open('/stock', { kept: { guestStocks: JSON.stringify([{ symbol, name: '示例' }]) } })
  await until(() => row()?.textContent?.startsWith(name))
})

test('a stock locked at its limit has no orders on the other side of the book', async () => {
  await open('/stock/SH609901')
  await untilIdle()
  const levels = [...(book()?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent ?? '')
  expect(levels.filter((each) => each.startsWith('买') && /\d/.test(each.slice(2)))).not.toEqual([])
  expect(levels.filter((each) => each.startsWith('卖') && /\d\.\d\d/.test(each))).toEqual([])
})

test('a candle without movement is at the right edge in the colour of its change', async () => {
  await open('/stock/SH609901')
  await press('日K')
  const right = (path: Element) =>
    Math.max(0, ...[...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)))
  const paths = [...document.querySelectorAll('svg[role=img] path')].filter((each) =>
    /rise|fall|flat/.test(each.getAttribute('class') ?? ''),
  )
  const [last] = paths.toSorted((a, b) => right(b) - right(a))
  expect(last?.getAttribute('class')).toMatch(/rise/)
})

test.each([
  ['noon', '11:45:00', /^午间休市下次开盘 11-23 13:00/],
  ['the close', '16:00:00', /^已收盘 11-23 15:00下次开盘 11-24 09:30/],
  ['a day of rest', undefined, /^休市 · 已收盘 11-27 15:00下次开盘 11-30 09:30/],
])('at %s nothing is requested, and nothing old is called today', async (name, clock, line) => {
  if (clock === undefined) vi.setSystemTime(Date.parse('2026-11-28T11:00:00+08:00'))
  else at(clock)
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(line)
  const asked = () => environment.requests().filter(({ path }) => path.startsWith('/quotes/')).length
  const before = asked()
  await wait(120_000)
  expect(asked()).toBe(before)
  expect(document.querySelector('figure > p:last-of-type')?.textContent).toBe('09:3010:3011:30/13:0014:0015:00')
  const isRest = name === 'a day of rest'
  expect(words().includes('11-27 的分时')).toBe(isRest)
  expect(asOf()).toMatch(isRest ? /^11-27 15:00$/ : /^11-23 1\d:\d0$/)
  await press('五日')
  expect(words().includes('今日')).toBe(!isRest)
})

/** A Friday of the National Day festival, 10-01 to 10-07. */
const festival = () => void vi.setSystemTime(Date.parse('2026-10-02T11:00:00+08:00'))

test('on a holiday a guest sees on each page that the market is closed, and when it opens by the calendar', async () => {
  festival()
  await open('/stock/SH600901')
  expect(head()).toMatch(/^休市 · 已收盘 09-30 15:00下次开盘 10-08 09:30/)
  await open('/stock/SZ300901')
  expect(head()).toMatch(/^休市 · 已收盘 09-30 15:00(?!下次开盘).*停牌/)
  for (const path of ['/stock', '/home']) {
    await open(path, { kept: { guestStocks: JSON.stringify([{ symbol: 'SH600901', name: '江岸食品' }]) } })
    await until(() => words().includes('休市 · 已收盘 09-30 15:00'))
  }
  expect(requests('/quotes/v1/calendar').length).toBeLessThanOrEqual(4)
})

test('a new revision of the calendar is fetched, bypassing the cached one', async () => {
  const revs = () =>
    new Set(requests('/quotes/v1/calendar').map(({ search }) => new URLSearchParams(search).get('rev')))
  const market = (calendarRev: string, nextAt: number) =>
    answer(
      '/quotes/v1/market',
      {
        now: Date.now(),
        tradeDate: '2026-09-30',
        state: 'CLOSED',
        nextState: 'PRE',
        nextAt,
        delaySec: 0,
        source: '示例行情',
        calendarRev,
      },
      0,
    )
  festival()
  await market('2026-1', Date.now() + 10_000)
  await open('/stock/SH600901')
  expect(head()).toContain('下次开盘 10-08 09:30')
  expect(revs()).toEqual(new Set(['2026-1']))
  await environment.reset()
  await market('2026-2', Date.parse('2026-10-09T09:00:00+08:00'))
  const closed = ['01', '02', '05', '06', '07', '08'].map((each) => `2026-10-${each}`)
  await answer('/quotes/v1/calendar', { year: 2026, closed }, 0)
  await until(() => head().includes('下次开盘 10-09 09:30'))
  expect(revs()).toContain('2026-2')
})

test.each([
  ['fails', { kind: 'status', value: 503 }],
  ['is of another shape', { kind: 'shape' }],
  ['is malformed', { kind: 'malformed' }],
  ['has no days', { kind: 'body', text: '{"code":0,"message":"","data":{"year":2026,"closed":[]}}' }],
] as const)('if the calendar %s, nothing that depends on it is shown', async (_, fault) => {
  festival()
  await environment.break({ path: '/quotes/v1/calendar', times: 0, ...fault })
  await open('/stock/SH600901')
  expect(head()).toMatch(/^已收盘 09-30 15:00\d+\.\d\d/)
  expect(words()).not.toMatch(/休市|下次开盘|行情暂不可用/)
  // The main service gives it to its customers.
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toContain('下次开盘 10-08 09:30')
})

test('without the main service, the calendar says when trading starts; with it, the calendar is not requested', async () => {
  await environment.break({ path: '/stock/check-trade-status', kind: 'status', value: 503, times: 0 })
  at('11:45:00')
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^午间休市下次开盘 11-23 13:00/)
  at('10:20:00')
  const before = requests('/quotes/v1/calendar').length
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^交易中\d/)
  expect(requests('/quotes/v1/calendar')).toHaveLength(before)
})
