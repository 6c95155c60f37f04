import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'

/** Has bought RC02; fits RC01; was never evaluated. */
const [MEMBER, CUSTOMER, FRESH] = ['13800000007', '13800000004', '13800000001']
const DAY = 86_400_000

let tools: Tools
beforeAll(async () => void (tools = await openTools(/pool|login/)), 60_000)
beforeEach(async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await tools.environment.reset()
})

async function open(path: string, mobile?: string) {
  const tokens = mobile === undefined ? {} : ((await tools.environment.login(mobile)) as Record<string, string>)
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}
const words = () => tools.phone.words()
async function press(name: string) {
  const all = [...document.querySelectorAll<HTMLElement>('#root button')]
  const found = all.find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no ${name} in ${words()}`)
  found.click()
  await tools.phone.settle()
}
const panel = () => document.querySelector('[role=tabpanel]')
const rows = () => [...(panel()?.querySelectorAll('a[href^="/pool/"]') ?? [])]
const texts = () => rows().map(({ textContent }) => textContent ?? '')
const requested = (path: string) => tools.environment.requests().some((each) => each.path === path)

describe('优选股池', () => {
  it('asks a guest to log in', async () => {
    await open('/pool')
    expect(words()).toContain('登录后可查看股池')
  })

  it('of a locked pool shows the rule and the count, why it is locked, and no stock', async () => {
    await open('/pool', FRESH)
    expect(words()).toMatch(/规则.+股票数\d+只风险等级R3/)
    expect(panel()?.textContent).toContain('请先完成风险测评')
    expect(requested('/recommend/stock/column/pool')).toBe(false)
    await press('评级更新中的观察池')
    expect(words()).toContain('评定中，暂不开放')
  })

  it('an open one shows each stock with price, author and how long the advice holds', async () => {
    await open('/pool', CUSTOMER)
    expect(texts().length).toBeGreaterThan(0)
    for (const text of texts()) {
      expect(text).toMatch(
        /\d{6}\d{4}-\d\d-\d\d 入选 \d+\.\d\d元 · .+登记编号.+(?:有效至 |建议已失效（)\d{4}-\d\d-\d\d/,
      )
    }
  })

  it('shows both results of what left it, a press apart, below the whole sample', async () => {
    await open('/pool?period=ALL', MEMBER)
    await press('行业轮动池')
    const [, all = '', gains = '', losses = ''] = /已结束(\d+) 例，盈利 (\d+) 例，未盈利 (\d+) 例/.exec(words()) ?? []
    await press('盈利记录')
    const gained = texts()
    await press('亏损记录')
    expect([gained.length, texts().length]).toEqual([gains, losses].map(Number))
    expect(gained.length + texts().length).toBe(Number(all))
    expect(location.search).toContain('column=RC02')
    await press('动态')
    expect(panel()?.textContent).toMatch(/新增一条记录\d\d-\d\d \d\d:\d\d/)
  })

  it('says why a pool could not be had, and the list of pools stands', async () => {
    await tools.environment.break({ path: '/recommend/stock/getStockPoolInfo', kind: 'status', value: 503, times: 0 })
    await open('/pool', CUSTOMER)
    expect(words()).toContain('服务繁忙，请稍后再试')
    expect(words()).toContain('行业轮动池')
  })
})

describe('股池个股', () => {
  it('shows reason, risks, who answers for it and each step; what ran out says so by itself', async () => {
    await open('/pool', CUSTOMER)
    const holds = rows().find(({ textContent }) => textContent?.includes('有效至'))
    if (!holds) throw new Error(`nothing holds in ${words()}`)
    const until = /有效至 (\S+)/.exec(holds.textContent ?? '')?.[1] ?? ''
    const href = holds.getAttribute('href') ?? ''
    await open(href, CUSTOMER)
    expect(words()).toMatch(/风险点.+入选理由.+/)
    expect(words()).toMatch(/登记编号 示例/)
    expect(words()).not.toContain('建议已失效')
    vi.setSystemTime(Date.parse(`${until}T23:59:00+08:00`) + DAY)
    await open(href, CUSTOMER)
    expect(words()).toContain(`建议已失效（${until}）`)
    expect(document.querySelector('[data-over]')).not.toBeNull()
  })

  it('is refused alike where the pool is locked and where there is no such stock', async () => {
    await open('/pool/RC02/SH600901', FRESH)
    expect(words()).toContain('看全部股池')
    expect(words()).not.toContain('风险点')
  })

  it('a guest logs in first', async () => {
    await open('/pool/RC01/SH600901')
    expect(words()).toContain('请先登录')
  })
})

it('advice ends with its last moment', () => {
  const until = Date.parse('2026-11-23T15:00:00+08:00')
  expect(validityOf(until, until - 1)).toEqual({ validity: '有效至 2026-11-23', isOver: false })
  expect(validityOf(until, until)).toEqual({ validity: '建议已失效（2026-11-23）', isOver: true })
})
