import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Bars, Market, Minutes, Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import { start, type TestService } from '#test/service/testing.ts'

/** The service's clock stands at 2026-09-15 10:00 in Shanghai, a Tuesday. */
const MINUTE = 60_000

let service: TestService
beforeEach(async () => void (service = await start()))
afterEach(() => service.close())

const ask = async <T>(path: string) => (await service.get(`/quotes/v1${path}`)).body.data as T
const market = () => ask<Market>('/market')
const quotes = async (symbols: string) => (await ask<{ list: Snapshot[] }>(`/snapshot?symbols=${symbols}`)).list
const quote = async (symbol: string) => (await quotes(symbol))[0]
const at = (clock: string, day = '2026-09-15') => service.wait(Date.parse(`${day}T${clock}+08:00`) - service.now())

it('passes through the states of a day, over a weekend and a holiday', async () => {
  const seen: string[] = []
  for (const clock of [
    '08:59:59',
    '09:00:00',
    '09:15:00',
    '09:25:00',
    '09:30:00',
    '11:30:00',
    '13:00:00',
    '14:57:00',
    '15:00:00',
    '15:05:00',
    '15:30:00',
  ]) {
    at(clock)
    const { state, nextState, nextAt, now } = await market()
    seen.push(state)
    expect(nextAt).toBeGreaterThan(now)
    service.wait(nextAt - now)
    expect((await market()).state).toBe(nextState)
  }
  expect(seen.join(' ')).toBe('CLOSED PRE AUCTION PRE_OPEN OPEN NOON OPEN CLOSE_AUCTION CLOSED POST CLOSED')
  at('12:00:00', '2026-10-02')
  const { state, tradeDate, nextAt } = await market()
  expect([state, tradeDate, nextAt]).toEqual(['CLOSED', '2026-09-30', Date.parse('2026-10-08T09:00:00+08:00')])
})

it('prices form in the order of a trading day', async () => {
  at('09:05:00')
  expect(await quote('SH600901')).toMatchObject({ status: 'TRADING', prevClose: 28.46 })
  expect((await quote('SH600901'))?.price).toBeUndefined()
  at('09:20:00')
  expect((await quote('SH600901'))?.price).toBeUndefined()
  expect((await quote('SH600901'))?.refPrice).toBeGreaterThan(0)
  at('09:26:00')
  const opened = await quote('SH600901')
  expect([opened?.price, opened?.refPrice]).toEqual([opened?.open, undefined])
  at('10:00:00')
  const one = (await ask<Minutes>('/minutes?symbol=SH600901&days=1')).days[0]
  expect(one?.p).toHaveLength(31)
  const before = await quote('SH600901')
  service.wait(12_000)
  const after = await quote('SH600901')
  expect(after?.volume).toBeGreaterThanOrEqual(before?.volume ?? 0)
  expect(after?.high).toBeGreaterThanOrEqual(before?.high ?? 0)
  at('12:00:00')
  expect((await ask<Minutes>('/minutes?symbol=SH600901&days=1')).days[0]?.p).toHaveLength(121)
  at('18:00:00')
  const whole = (await ask<Minutes>('/minutes?symbol=SH600901&days=5')).days
  expect(whole.map(({ p }) => p.length)).toEqual([241, 241, 241, 241, 241])
  const closed = await quote('SH600901')
  const bars = await ask<Bars>('/bars?symbol=SH600901&period=1d&adjust=none&limit=5')
  expect([bars.c.at(-1), bars.h.at(-1), bars.v.at(-1), bars.a.at(-1)]).toEqual([
    closed?.price,
    closed?.high,
    closed?.volume,
    closed?.amount,
  ])
  expect((await ask<Minutes>('/minutes?symbol=SH600901&days=1&from=238')).days[0]).toMatchObject({
    from: 238,
    p: { length: 3 },
  })
})

it('every day has a limit-up and a limit-down stock, a suspended, a resumed, a new, an ex-dividend and a halted one', async () => {
  for (const day of ['2026-09-15', '2026-09-16', '2026-11-23', '2027-01-04']) {
    at('14:59:59', day)
    service.wait(MINUTE)
    const up = await quotes('SH609901,SH609902')
    expect(up.filter(({ price, limitUp }) => price === limitUp)).toHaveLength(1)
    const down = await quotes('SZ009901,SZ009902,SZ009903')
    expect(down.filter(({ price, limitDown }) => price === limitDown)).toHaveLength(1)
    const gap = await quotes('SH609903,SH609904')
    expect(gap.map(({ status }) => status).toSorted()).toEqual(['SUSPENDED', 'TRADING'])
    for (const free of ['SH689901', 'BJ920951', 'SH609909']) expect(await quote(free)).not.toHaveProperty('limitUp')
    // At least one of the two recent listings has no limit yet, and on some day one has it again.
    const young = await quotes('SH609908,SZ309903')
    const symbolsOfYoung = await ask<SymbolInfo[]>('/symbols?symbols=SH609908,SZ309903')
    for (const { symbol, flags, listedOn = '', name } of symbolsOfYoung) {
      const days = (await ask<Bars>(`/bars?symbol=${symbol}&period=1d&adjust=none&limit=9`)).t
      expect(days[0]).toBe(listedOn)
      const isFree = young.find((each) => each.symbol === symbol)?.limitUp === undefined
      expect([isFree, flags.includes('NEW'), /^[NC]/.test(name)]).toEqual(Array(3).fill(days.length <= 5))
    }
    const [bse] = await ask<SymbolInfo[]>('/symbols?symbols=BJ920952')
    expect((await quote('BJ920952'))?.limitUp === undefined).toBe(bse?.name.startsWith('N'))
    const [leaving] = await ask<SymbolInfo[]>('/symbols?symbols=SH609909')
    expect(leaving?.flags).toEqual(['DELISTING'])
    expect(await quote('SH609906')).toHaveProperty('limitUp')
    const [ex] = await ask<{ name: string; flags: string[] }[]>('/symbols?symbols=SH609905')
    expect([ex?.name, ex?.flags]).toEqual(['XD分红示例', ['EX_DIV']])
    const bars = await ask<Bars>('/bars?symbol=SH609905&period=1d&adjust=none&limit=2')
    expect((await quote('SH609905'))?.prevClose).toBeCloseTo((bars.c[0] ?? 0) - 0.1, 9)
    at('10:15:00', day)
    expect((await quote('SZ309901'))?.status).toBe('HALTED')
  }
  expect((await quote('SZ300901'))?.status).toBe('SUSPENDED')
  expect((await quote('SZ002901'))?.status).toBe('NOT_LISTED')
  const symbols = await ask<SymbolInfo[]>('/symbols?symbols=SH689002,BJ920801,SH510901,SH609907')
  expect(symbols.map(({ board, lotMin, lotStep, digits, flags }) => [board, lotMin, lotStep, digits, flags])).toEqual([
    ['STAR', 200, 1, 2, []],
    ['BSE', 100, 1, 2, []],
    [undefined, 100, 100, 3, []],
    ['MAIN', 100, 100, 2, ['ST']],
  ])
})

it('adjusts for distributions, and invalidates outdated pages', async () => {
  at('16:00:00')
  const bars = (adjust: string, more = '') =>
    ask<Bars>(`/bars?symbol=SH600901&period=1d&adjust=${adjust}&limit=800${more}`)
  const [none, forward, backward] = [await bars('none'), await bars('forward'), await bars('backward')]
  const ex = none.t.indexOf('2026-07-08')
  expect(none.rev).toBe('20260708')
  expect(forward.c.at(-1)).toBe(none.c.at(-1))
  expect(forward.c[ex]).toBe(none.c[ex])
  // 0.35 yuan and a tenth of a share.
  expect(forward.c[ex - 1]).toBeCloseTo(((none.c[ex - 1] ?? 0) - 0.35) / 1.1, 2)
  expect((backward.c[0] ?? 0) <= (backward.c.at(-1) ?? 0) * 3).toBe(true)
  expect(backward.c[0]).not.toBe(undefined)
  const page = await ask<Bars>('/bars?symbol=SH600901&period=1d&adjust=forward&limit=100&before=2026-09-01')
  expect([page.t.at(-1), page.more, page.t.length]).toEqual(['2026-08-31', true, 100])
  const months = await ask<Bars>('/bars?symbol=SH600901&period=1M&adjust=none&limit=3')
  expect(months.t).toEqual(['2026-07-31', '2026-08-31', '2026-09-15'])
})

it('is the same for everyone, cacheable while valid, and rejects invalid symbols', async () => {
  const keep = async (path: string) => (await service.request(`/api/quotes/v1${path}`)).headers.get('cache-control')
  expect(await keep('/snapshot?symbols=SH600901')).toBe('public, max-age=3')
  expect(await keep('/bars?symbol=SH600901&period=1d&adjust=none&limit=9&before=2026-09-01&rev=20260708')).toContain(
    'immutable',
  )
  at('16:00:00')
  expect(await keep('/market')).toBe('public, max-age=60')
  expect((await service.get('/quotes/v1/snapshot?symbols=nothing')).body.code).toBe(40003)
  expect((await service.get(`/quotes/v1/snapshot?symbols=${Array(61).fill('SH600901').join(',')}`)).body.code).toBe(
    40003,
  )
  expect(await quotes('SH600901,SH111111')).toHaveLength(1)
  const sparks = await ask<{ list: { p: number[] }[] }>('/sparks?symbols=SH600901,SZ300901')
  // The suspended one has no line today, and before the opening no stock has.
  expect(sparks.list.map(({ p }) => p.length)).toEqual([30])
  at('09:20:00', '2026-09-16')
  expect((await ask<{ list: unknown[] }>('/sparks?symbols=SH600901')).list).toEqual([])
})

it('returns the base of a change, the newest day’s adjustment, and an unadjusted week', async () => {
  at('11:00:00', '2026-07-08')
  const bars = (period: string, adjust: string, limit: number) =>
    ask<Bars>(`/bars?symbol=SH600901&period=${period}&adjust=${adjust}&limit=${limit}`)
  const now = await quote('SH600901')
  const [none, backward, week] = [
    await bars('1d', 'none', 3),
    await bars('1d', 'backward', 3),
    await bars('1w', 'none', 2),
  ]
  // The ex day of 0.35 yuan and a tenth of a share.
  expect(none.bases?.map(({ t }) => t)).toEqual([none.t[0], '2026-07-08'])
  expect(none.bases?.at(-1)?.p).toBe(now?.prevClose)
  expect(none.bases?.at(-1)?.p).toBeCloseTo(((none.c[1] ?? 0) - 0.35) / 1.1, 2)
  const { times = 0, plus = 0 } = backward.factor ?? {}
  expect((now?.price ?? 0) * times + plus).toBeCloseTo(backward.c.at(-1) ?? 0, 2)
  expect(backward.bases?.map(({ t }) => t)).toEqual([backward.t[0]])
  // Monday and Tuesday of the week, and the progress over the ex day.
  expect(week.done).toMatchObject({ c: none.c[1], v: (none.v[0] ?? 0) + (none.v[1] ?? 0) })
  const days = (await bars('1d', 'none', 4)).c
  const two = ((none.c[1] ?? 0) / (days[0] ?? 1)) * ((now?.price ?? 0) / (now?.prevClose ?? 1))
  expect((week.c[1] ?? 0) / (week.bases?.at(-1)?.p ?? 1)).toBeCloseTo(two, 6)
  at('11:00:00', '2026-07-06')
  expect((await bars('1w', 'none', 2)).done).toBeNull()
})

it('a page of an older revision is not cached as immutable', async () => {
  const keep = async (rev: string) =>
    (
      await service.request(
        `/api/quotes/v1/bars?symbol=SH600901&period=1d&adjust=forward&limit=9&before=2026-06-01&rev=${rev}`,
      )
    ).headers.get('cache-control')
  expect([await keep('20250709'), await keep('20260708')]).toEqual([
    'public, max-age=3',
    'public, max-age=31536000, immutable',
  ])
})
