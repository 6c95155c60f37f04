import { describe, expect, onTestFinished, test } from 'vitest'
import type { Rule } from '#test/service/faults/rule.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { asOf, book, head, LIES, nowPrice, picture } from '#test/stock/sight.ts'

/**
 * Each part of the quotes service broken in each way, from the start and after it was shown: a table of part × fault.
 */
const CUSTOMER = '13800000004'
const LIST = JSON.stringify([
  { symbol: 'SH600901', name: '江岸食品' },
  { symbol: 'SZ300901', name: '海图软件' },
])

const { environment, words, wait, untilIdle, until, open, press, requests } = await openScreens(/stock|home/, {
  at: TRADING,
})

const row = () => document.querySelector('ul[aria-label=自选股] > li')
const line = () => row()?.querySelector('svg path:last-child')?.getAttribute('d') ?? ''
const indexes = () => document.querySelector('ul[aria-label=指数]')?.textContent ?? ''
const tone = (where: string) => document.querySelector(`${where} [data-tone]`)?.getAttribute('data-tone')
const OLD = '行情暂不可用，以上为此前收到的数据'
const FAILED = '(?:服务繁忙|数据暂时无法显示|操作失败|网络|请求超时).*重试'

/**
 * Each part that a screen reads: how to reach it, its text without it, what remains beside it, its number, and how that
 * is marked once it failed to refresh.
 */
const PARTS = {
  market: {
    path: '/stock/SH600901',
    without: /^江岸食品 600901(?:沪主板)?行情暂不可用/,
    beside: () => /\d+\.\d\d[+−]?\d+\.\d\d/.test(head()) && /分时，11-23 10:2/.test(picture()),
    number: () => nowPrice() !== '',
    isMarked: undefined,
  },
  symbols: {
    path: '/stock/SH600901',
    without: /^江岸食品 600901(?:沪主板)?交易中.*换手率--/,
    beside: () => /交易中\d+\.\d\d/.test(head()) && /分时，10:2/.test(picture()),
    // Names and figures of the day before: nothing moves, and nothing is marked.
    number: () => /换手率[\d.]+%/.exec(head())?.[0],
    isMarked: undefined,
  },
  snapshot: {
    path: '/stock/SH600901',
    without: /^江岸食品 600901(?:沪主板)?行情暂不可用--\s*今开--/,
    beside: () => head().includes('板块：食品饮料') && /分时，10:2/.test(picture()),
    number: () => `${nowPrice()} ${asOf()}`,
    isMarked: () => tone('section[aria-label=行情]') === 'flat' && asOf() !== '',
  },
  minutes: {
    path: '/stock/SH600901',
    without: new RegExp(`月K数据${FAILED}`),
    beside: () => /交易中\d+\.\d\d/.test(head()) && picture() === '',
    number: picture,
    isMarked: () => words().includes(OLD),
  },
  bars: {
    path: '/stock/SH600901',
    show: () => press('日K'),
    without: new RegExp(`MACD${FAILED}`),
    beside: () => /交易中\d+\.\d\d/.test(head()) && picture() === '',
    number: () => /至2026-11-23/.exec(picture())?.[0],
    isMarked: () => words().includes(OLD),
  },
  depth: {
    path: '/stock/SH600901',
    without: new RegExp(FAILED),
    beside: () => /交易中\d/.test(head()) && /分时，/.test(picture()),
    number: () => book()?.querySelector('table')?.textContent,
    isMarked: () => book()?.textContent?.includes(OLD) === true,
  },
  sparks: {
    path: '/stock',
    without: /江岸食品600901\d+\.\d\d/,
    beside: () => words().includes('交易中') && line() === '',
    // A line has no number of its own: the price beside it shows its time.
    number: line,
    isMarked: undefined,
  },
  indexes: {
    path: '/home',
    without: /行情暂不可用.*上证指数--.*江岸食品\d+\.\d\d/,
    beside: () => words().includes('推荐课程') && row()?.textContent?.includes('江岸食品') === true,
    number: indexes,
    isMarked: () => tone('ul[aria-label=指数]') === 'flat' && /交易中 · 截至 11-23 10:2/.test(head()),
  },
} as const
type Part = keyof typeof PARTS
const parts = Object.keys(PARTS) as Part[] // its own keys

/** What a connection, a proxy and a service can do to an answer. */
const FAULTS: readonly Partial<Rule>[] = [
  { kind: 'status', value: 503 },
  { kind: 'code', value: 50000 },
  { kind: 'drop' },
  { kind: 'cut' },
  { kind: 'malformed' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'shape' },
  // The quotes service, which knows no customers, signs nobody out.
  { kind: 'expired' },
  { kind: 'forbidden' },
  // Longer than any timeout.
  { kind: 'latency', value: 12_000 },
]

async function reach(part: Part) {
  const each = PARTS[part]
  if (each.path === '/stock/SH600901') await open(each.path, { as: CUSTOMER })
  else await open(each.path, { kept: { guestStocks: LIST } })
  if ('show' in each) await each.show()
}
const breakPart = (part: Part, rule: Partial<Rule>) => environment.break({ path: `/quotes/v1/${part}`, ...rule })

/** What must hold for the page whatever one part does. */
function expectRest(part: Part) {
  expect(words()).not.toMatch(LIES)
  expect(words()).not.toMatch(/当前离线|页面报错|登录已过期/)
  expect([PARTS[part].beside(), words()]).toEqual([true, expect.anything()])
  if (PARTS[part].path !== '/stock/SH600901') return
  expect(document.querySelectorAll('ul[aria-label=资讯] > li').length).toBeGreaterThan(0)
  expect(words()).toContain('数据仅供参考，不构成投资建议')
  expect(localStorage.getItem('accessToken')).toBeTruthy()
}

describe.each(parts)('without %s', (part) => {
  test.each(FAULTS)('($kind) the page says so, and everything else remains', async (fault) => {
    await breakPart(part, { times: 0, ...fault })
    await reach(part)
    expect(words().replace('跳到正文', '')).toMatch(PARTS[part].without)
    expectRest(part)
  })
})

/** Invalid numbers: of another type, missing, zero, negative. */
const NUMBERS = {
  text: (value: number) => String(value),
  null: () => null,
  zero: () => 0,
  negative: (value: number) => -value,
}

/** From now on the phone receives a part with its numbers changed. */
function bendNumbers(part: Part, change: (value: number) => unknown) {
  const send = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = send))
  globalThis.fetch = async (target, init) => {
    const answer = await send(target, init)
    const url = target instanceof Request ? target.url : target.toString()
    if (!url.includes(`/quotes/v1/${part}`)) return answer
    const { data } = JSON.parse(await answer.text(), (_, value: unknown) =>
      typeof value === 'number' ? change(value) : value,
    ) as { data: unknown }
    return Response.json({ code: 0, data, message: '' })
  }
}

test.each(parts.flatMap((part) => Object.keys(NUMBERS).map((how) => ({ part, how }))))(
  '$part with $how numbers is discarded, and shows none of them',
  async ({ part, how }) => {
    bendNumbers(part, NUMBERS[how as keyof typeof NUMBERS])
    await reach(part)
    // The state of the market is text: it may be shown without its times.
    const isWord = part === 'market' && head().startsWith('交易中')
    if (!isWord) expect(words().replace('跳到正文', '')).toMatch(PARTS[part].without)
    expectRest(part)
  },
)

/** Simulates a return to the page: everything is requested again, except what was requested just before. */
async function lookUntil(condition: () => boolean) {
  for (let tries = 0; tries < 10 && !condition(); tries += 1) {
    if (tries > 0) await wait(500)
    if (!condition()) document.dispatchEvent(new Event('visibilitychange'))
    await untilIdle()
  }
}

// The market is requested only when it changes (`stock-page.screens.test.ts`).
test.each(parts.filter((part) => part !== 'market'))(
  '%s that fails later keeps its number, marked after the second failure',
  async (part) => {
    const { number, isMarked } = PARTS[part]
    await reach(part)
    expect([Boolean(number()), isMarked?.() ?? false]).toEqual([true, false])
    await wait(8_000)
    const before = number()
    // The lines of the indexes are requested separately.
    const asked = () => requests(`/quotes/v1/${part}`).filter(({ search = '' }) => !search.includes('SH000001')).length
    await breakPart(part, { kind: 'status', value: 503, times: 0 })
    const first = asked()
    await lookUntil(() => asked() === first + 1)
    expect([asked() - first, number(), isMarked?.() ?? false]).toEqual([1, before, false])
    await lookUntil(() => asked() === first + 2)
    expect([asked() - first, number(), isMarked?.() ?? true]).toEqual([2, before, true])
    expect(words()).not.toMatch(LIES)
    await environment.reset()
    await until(() => (isMarked ? !isMarked() : true) && number(), 180_000)
  },
)
