import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CaseRank, StockCase } from '#api/shapes/stock-case.ts'
import { rate } from '#lib/number/rate.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { start, type TestService } from '#test/service/testing.ts'

/**
 * An independent implementation that shares no arithmetic with the service: it reads only the records, counts in whole
 * fen and ten-thousandths, and takes extremes from the bars.
 */
type Figures = CaseRank['sample']

/** part / whole in ten-thousandths, half away from zero. */
function tenThousandths(part: number, whole: number): number {
  const [above, below] = [BigInt(Math.abs(part)) * 20_000n, BigInt(whole) * 2n]
  const rounded = Number((above + BigInt(whole)) / below)
  return part < 0 ? -rounded : rounded
}
const fen = (yuan = Number.NaN) => Math.round(yuan * 100)
const shown = (parts: number) => rate(parts / 10_000)

function figuresOf(records: readonly StockCase[]): Record<string, string | number> {
  const results = records
    .map(({ inPrice, outPrice }) => tenThousandths(fen(outPrice) - fen(inPrice), fen(inPrice)))
    .sort((one, other) => one - other)
  const n = results.length
  const middle = n % 2 === 1 ? [results[(n - 1) / 2], results[(n - 1) / 2]] : [results[n / 2 - 1], results[n / 2]]
  const half = (middle[0] ?? 0) + (middle[1] ?? 0)
  return {
    count: n,
    winCount: results.filter((each) => each > 0).length,
    avgRate: shown(
      tenThousandths(
        results.reduce((sum, each) => sum + each, 0),
        n * 10_000,
      ),
    ),
    medianRate: shown(tenThousandths(half, 20_000)),
    worstRate: shown(results[0] ?? Number.NaN),
    maxDrawdownRate: shown(Math.min(0, ...records.map(furthestFall))),
  }
}

const market = () => createMarket(today(service.now()))
let bars: Map<string, { d: string; low: number; high: number }[]>
function held({ symbol, inDate, outDate = '' }: StockCase) {
  return (bars.get(symbol) ?? []).filter(({ d }) => d > inDate && d <= outDate)
}
function furthestFall(record: StockCase): number {
  const lowest = Math.min(fen(record.inPrice), ...held(record).map(({ low }) => fen(low)))
  return tenThousandths(lowest - fen(record.inPrice), fen(record.inPrice))
}
function furthestRise(record: StockCase): number {
  const highest = Math.max(fen(record.inPrice), ...held(record).map(({ high }) => fen(high)))
  return tenThousandths(highest - fen(record.inPrice), fen(record.inPrice))
}
const asShown = ({ count, winCount, ...rates }: Figures) => ({
  count,
  winCount,
  avgRate: rate(rates.avgRate),
  medianRate: rate(rates.medianRate),
  worstRate: rate(rates.worstRate),
  maxDrawdownRate: rate(rates.maxDrawdownRate),
})

let service: TestService
let read: (path: string) => Promise<unknown>
/** The public statistics of all cases and of all columns, from the lists of records. */
let cases: StockCase[]
let advised: StockCase[]
beforeAll(async () => {
  service = await start()
  const { accessToken } = await service.login('13800000004')
  read = async (path) => (await service.get(path, accessToken)).body.data
  const all = market()
  bars = new Map(all.stocks.map((stock) => [stock.symbol, [...all.bars(stock)]]))
  const month = service.now() - 30 * 86_400_000
  const isPublic = ({ outDate }: StockCase) => outDate !== undefined && Date.parse(`${outDate}T15:00:00+08:00`) <= month
  cases = (await pagesOf('/stock/case/list?status=CLOSED')).filter(isPublic)
  advised = (await pagesOf('/promotion-stock/list?')).filter(isPublic)
}, 60_000)
afterAll(() => service.close())

async function pagesOf(path: string): Promise<StockCase[]> {
  const found: StockCase[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    // The list of every paged call has this shape.
    const { list, total } = (await read(`${path}&pageNo=${pageNo}&pageSize=50`)) as { list: StockCase[]; total: number }
    found.push(...list)
    if (list.length === 0 || found.length >= total) return found
  }
}
const DAYS = { '3M': 90, '1Y': 365, ALL: Infinity }
const PERIODS = ['3M', '1Y', 'ALL'] as const
function within(records: readonly StockCase[], period: (typeof PERIODS)[number]): StockCase[] {
  const since = service.now() - DAYS[period] * 86_400_000
  return records.filter(({ outDate }) => Date.parse(`${outDate}T15:00:00+08:00`) > since)
}

describe.each(PERIODS)('the figures of %s equal an independent calculation over the records', (period) => {
  const rankOf = async (path: string) => (await read(`${path}period=${period}`)) as CaseRank

  it('for all cases, for customers and guests', async () => {
    const own = figuresOf(within(cases, period))
    for (const path of ['/stock/case/rank?', '/stock/case/maxRatio?', '/public/stock-case/rank/pool?']) {
      expect(asShown((await rankOf(path)).sample), `of ${path}`).toEqual(own)
    }
  })

  it('for each column and for all together', async () => {
    expect(asShown((await rankOf('/recommend/stock/rank?')).sample)).toEqual(figuresOf(within(advised, period)))
    for (const column of ['RC01', 'RC02']) {
      const mine = within(advised, period).filter(({ channelId }) => channelId === column)
      const { sample, list } = await rankOf(`/recommend/stock/rank/pool?columnId=${column}&`)
      expect(asShown(sample), `of ${column}`).toEqual(figuresOf(mine))
      expect(list.map(({ caseId }) => caseId).sort()).toEqual(mine.map(({ caseId }) => caseId).sort())
    }
    const { sample, list } = await rankOf('/recommend/stock/rank/pool?columnId=RC03&')
    expect([sample, list]).toEqual([{ count: 0, winCount: 0 }, []])
  })
})

it('each record’s figures follow from its prices and bars', () => {
  expect(cases.length + advised.length).toBeGreaterThan(80)
  for (const record of [...cases, ...advised]) {
    const { profitRate, maxFallRate, maxRiseRate } = record
    const own = [
      tenThousandths(fen(record.outPrice) - fen(record.inPrice), fen(record.inPrice)),
      furthestFall(record),
      furthestRise(record),
    ]
    expect([profitRate, maxFallRate, maxRiseRate].map(rate), `of ${record.caseId}`).toEqual(own.map(shown))
  }
})

it('the summary of each kind covers its own cases', async () => {
  const kinds = (await read('/public/stock-case/l1/list/summary')) as (Figures & { name: string; closed: number })[]
  const channels = new Map([
    ['财报复盘', 'CC01'],
    ['行业轮动', 'CC02'],
    ['事件跟踪', 'CC03'],
  ])
  for (const { name, closed, winCount, avgRate, medianRate, maxDrawdownRate } of kinds) {
    const mine = cases.filter(({ channelId }) => channelId === channels.get(name))
    const { worstRate, count, ...own } = figuresOf(mine)
    const given = { winCount, avgRate: rate(avgRate), medianRate: rate(medianRate) }
    expect([closed, { ...given, maxDrawdownRate: rate(maxDrawdownRate) }], `of ${name}`).toEqual([count, own])
    expect(worstRate).toMatch(/^−/)
  }
})
