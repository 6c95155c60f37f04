import { describe, expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'

/** Owns RC02; suits RC01; has no evaluation. */
const [MEMBER, CUSTOMER, FRESH] = ['13800000007', '13800000004', '13800000001']
const DAY = 86_400_000

const { environment, words, open, press, requests } = await openScreens(/pool|login/, { at: TRADING })

const panel = () => document.querySelector('[role=tabpanel]')
const rows = () => [...(panel()?.querySelectorAll('a[href^="/pool/"]') ?? [])]
const texts = () => rows().map(({ textContent }) => textContent ?? '')

describe('优选股池', () => {
  it('asks a guest to log in', async () => {
    await open('/pool')
    expect(words()).toContain('登录后可查看股池')
  })

  it('shows of a locked pool the rule, the count and why it is locked, and no stock', async () => {
    await open('/pool', { as: FRESH })
    expect(words()).toMatch(/规则.+股票数\d+只风险等级R3/)
    expect(panel()?.textContent).toContain('请先完成风险测评')
    expect(requests('/recommend/stock/column/pool')).toEqual([])
    await press('评级更新中的观察池')
    expect(words()).toContain('评定中，暂不开放')
  })

  it('an open one shows each stock with its price, adviser and validity', async () => {
    await open('/pool', { as: CUSTOMER })
    expect(texts().length).toBeGreaterThan(0)
    for (const text of texts()) {
      expect(text).toMatch(
        /\d{6}\d{4}-\d\d-\d\d \d\d:\d\d 入选 \d+\.\d\d元 · .+登记编号.+存证 [0-9a-f]{8} · (?:有效至 |建议已失效（)\d{4}-\d\d-\d\d/,
      )
    }
  })

  it('shows gains and losses of removed stocks as separate filters, below the whole sample', async () => {
    await open('/pool?period=ALL', { as: MEMBER })
    await press('行业轮动池')
    expect(words()).toContain('全部已结束满30天的记录')
    const [, all = '', gains = '', losses = ''] = /已结束(\d+) 例，盈利 (\d+) 例，未盈利 (\d+) 例/.exec(words()) ?? []
    await press('盈利记录')
    const gained = texts()
    await press('亏损记录')
    expect([gained.length, texts().length]).toEqual([gains, losses].map(Number))
    expect(gained.length + texts().length).toBe(Number(all))
    expect(location.search).toContain('column=RC02')
    await press('动态')
    expect(panel()?.textContent).toMatch(/新增一条记录\d{4}-\d\d-\d\d \d\d:\d\d/)
  })

  it('explains why a pool failed to load, while the list of pools remains', async () => {
    await environment.break({ path: '/recommend/stock/getStockPoolInfo', kind: 'status', value: 503, times: 0 })
    await open('/pool', { as: CUSTOMER })
    expect(words()).toContain('服务繁忙，请稍后再试')
    expect(words()).toContain('行业轮动池')
  })
})

describe('股池个股', () => {
  it('shows the reason, risks, adviser and each step; expired advice says so by itself', async () => {
    await open('/pool', { as: CUSTOMER })
    const holds = rows().find(({ textContent }) => textContent?.includes('有效至'))
    if (!holds) throw new Error(`nothing holds in ${words()}`)
    const until = /有效至 (\S+)/.exec(holds.textContent ?? '')?.[1] ?? ''
    const href = holds.getAttribute('href') ?? ''
    await open(href, { as: CUSTOMER })
    expect(words()).toMatch(/风险点.+入选理由.+/)
    expect(words()).toMatch(/登记编号 示例/)
    expect(words()).not.toContain('建议已失效')
    vi.setSystemTime(Date.parse(`${until}T23:59:00+08:00`) + DAY)
    await open(href, { as: CUSTOMER })
    expect(words()).toContain(`建议已失效（${until}）`)
    expect(document.querySelector('[data-over]')).not.toBeNull()
  })

  it('gives the same rejection for a locked pool as for an unknown stock', async () => {
    await open('/pool/RC02/SH600901', { as: FRESH })
    expect(words()).toContain('看全部股池')
    expect(words()).not.toContain('风险点')
  })

  it('a guest logs in first', async () => {
    await open('/pool/RC01/SH600901')
    expect(words()).toContain('请先登录')
  })
})

it('advice expires after its last moment', () => {
  const until = Date.parse('2026-11-23T15:00:00+08:00')
  expect(validityOf(until, until - 1)).toEqual({ validity: '有效至 2026-11-23 15:00', isOver: false })
  expect(validityOf(until, until)).toEqual({ validity: '建议已失效（2026-11-23）', isOver: true })
})

it('advice that ends at midnight shows the day before as its last', () => {
  const until = Date.parse('2026-12-04T00:00:00+08:00')
  expect(validityOf(until, until - 1).validity).toBe('有效至 2026-12-03')
  expect(validityOf(until, until).validity).toBe('建议已失效（2026-12-03）')
})
