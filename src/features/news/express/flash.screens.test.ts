import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const INFO = '/cls/article/info'
const PATH = '/express/E20261123-1010'

const { environment, phone, words, wait, until, open, go, press, requests, answer } = await openScreens(/express/, {
  at: TRADING,
  database: true,
})

const heading = () => document.querySelector('main h2')?.textContent ?? ''
const flash = {
  id: 'E1',
  title: '快讯一',
  source: '示例财经',
  publishedAt: TRADING,
  contentHtml: '<p>正文</p>',
  related: [],
}

test('a flash shows its source, time and disclaimer, links to its subjects, and can be liked', async () => {
  await open('/express', { as: CUSTOMER })
  await press(document.querySelector<HTMLElement>('ul[aria-label=快讯] a'))
  expect(location.pathname).toMatch(/^\/express\/E20261123-\d{4}$/)
  await until(() => heading() !== '')
  expect(words()).toMatch(/来源：.+ · 2026-11-23 10:\d\d/)
  expect(words()).toContain('转载不代表本公司立场')
  expect(words()).toContain('股市有风险，投资需谨慎')
  expect(document.querySelector('main a[href^="/express?subject=S"]')).toBeTruthy()
  expect(document.querySelectorAll('main a[href^="/express/E"]').length).toBe(5)
  await press('点赞')
  expect(document.querySelector('[aria-label=点赞]')?.getAttribute('aria-pressed')).toBe('true')
  expect(requests('/news/express/like')).toHaveLength(1)
  expect(phone.card()).toMatchObject({ desc: expect.stringMatching(/^来源：.+ 2026-11-23 10:\d\d$/) })
})

test('a correction shows its time, and the stocks it names have live prices', async () => {
  const stocks = [{ symbol: 'SH600901', name: '江岸食品', price: 1, changeRate: 0.5 }]
  await answer(INFO, { ...flash, correctedAt: TRADING + 60_000, stocks })
  await open(PATH, { as: CUSTOMER })
  expect(words()).toContain('更正')
  expect(words()).toContain('来源：示例财经 · 2026-11-23 10:20 · 11-23 10:21 更正')
  const price = () => document.querySelector('ul[aria-label=文中提到]')?.textContent ?? ''
  await until(() => !price().includes('+50.00%'))
  expect(price()).toMatch(/江岸食品.*600901/)
})

test('a withdrawn flash shows its times, without text, like or share card', async () => {
  await answer(INFO, { ...flash, title: '', contentHtml: '', withdrawnAt: TRADING + 600_000, related: [] })
  await open(PATH, { as: CUSTOMER })
  expect(words()).toContain('该快讯已撤回')
  expect(words()).toContain('示例财经 2026-11-23 10:20 发布，11-23 10:30 撤回')
  expect(document.querySelector('[aria-label=点赞]')).toBeNull()
  expect(JSON.stringify(phone.card() ?? {})).not.toContain('来源')
  await press('看7×24快讯')
  expect(location.pathname).toBe('/express')
})

test.each([
  '/express/none',
  '/express/..%2F',
  '/express/N1-001',
  `/express/${'x'.repeat(64)}`,
  `/express/${'9'.repeat(10_000)}`,
])('%s does not exist, and links to the list', async (path) => {
  await open(path, { as: CUSTOMER })
  expect(document.querySelector('main a[href="/express"]') ?? document.querySelector('[role=alert]')).toBeTruthy()
  expect(document.querySelector('[aria-label=点赞]')).toBeNull()
})

test('a guest sees an explanation and the login', async () => {
  await open(PATH, { place: 'outside' })
  expect(words()).toContain('登录后可查看快讯')
  expect(document.querySelector('main a[href^="/login"]')?.getAttribute('href')).toContain(encodeURIComponent(PATH))
  expect(requests(INFO)).toEqual([])
})

test('offline it shows the list’s version: no outdated copy of a corrected flash remains', async () => {
  await open(PATH, { as: CUSTOMER })
  const title = heading()
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go(PATH)
  expect(heading()).toBe(title)
  await environment.mend()
  const row = { ...flash, id: 'E20261123-1010', title: '改正后', correctedAt: TRADING }
  await answer('/news/express', { list: [row], hasMore: false, lastTime: TRADING })
  await go('/express')
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go(PATH)
  await until(() => words().includes('该页面尚未缓存，联网后可查看'))
  expect(words()).not.toContain(title)
})
