import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { docCard, toStockDoc } from './stock-doc.words.ts'

const CUSTOMER = '13800000004'
const RESEARCH = '/stock-doc/research/R-SH609001-01'

const { environment, words, wait, until, open, go, press, requests, answer } = await openScreens(/stock/, {
  at: TRADING,
  database: true,
})

const file = () => document.querySelector('main a[target=_blank]')

test.each([
  ['/stock-doc/news/N-SH600901-01', /来源：.+ · \d{4}-\d\d-\d\d \d\d:\d\d/, '转载不代表本公司立场'],
  [RESEARCH, /发布机构：.+ · \d{4}-\d\d-\d\d \d\d:\d\d/, '研报观点属于'],
])('%s shows its publisher, time and whose opinion it is', async (path, origin, whose) => {
  await open(path, { as: CUSTOMER })
  expect(words()).toMatch(origin)
  expect(document.querySelector('main h2')?.textContent).not.toBe('')
  expect(document.querySelectorAll('main p').length).toBeGreaterThan(3)
  expect(words()).toContain(whose)
  expect(words()).toContain('不构成投资建议')
  expect(file()).toBeNull()
})

test('an announcement is the company’s file, and links to it', async () => {
  await open('/stock-doc/announce/A-SH600901-01', { as: CUSTOMER })
  expect(words()).toMatch(/来源：上市公司公告 · \d{4}-\d\d-\d\d/)
  expect([file()?.getAttribute('href'), file()?.textContent]).toEqual([
    '/files/docs/A-SH600901-01.pdf',
    '查看原文（PDF，共 1 页）',
  ])
  await answer('/cls/stock/announce-info', {
    title: '公告',
    publishedAt: TRADING,
    pdfUrl: 'https://evil.invalid/a.pdf',
    pages: 1,
  })
  await open('/stock-doc/announce/A-SH600901-02', { as: CUSTOMER })
  expect(file()).toBeNull()
  expect(words()).toContain('原文暂不可用，请到交易所网站查阅')
})

test('the lists of a stock link to it', async () => {
  await open('/stock/SH600901', { as: CUSTOMER })
  for (const [tab, kind] of [
    ['资讯', 'news'],
    ['公告', 'announce'],
    ['研报', 'research'],
  ] as const) {
    await press(tab)
    const link = document.querySelector<HTMLElement>(`ul[aria-label=${tab}] a[href^="/stock-doc/${kind}/"]`)
    expect([kind, link === null]).toEqual([kind, false])
  }
  await press(document.querySelector<HTMLElement>('a[href^="/stock-doc/research/"]'))
  expect(words()).toContain('发布机构：')
})

test('a guest is asked to log in, and nothing is requested', async () => {
  await open(RESEARCH)
  expect(words()).toContain('登录后可查看研报')
  const login = document.querySelector('main a[href^="/login"]')?.getAttribute('href')
  expect(login).toBe(`/login?redirect=${encodeURIComponent(RESEARCH)}`)
  expect(requests('/cls/stock/research-info')).toEqual([])
})

test.each(['/stock-doc/research/none', '/stock-doc/other/R-SH609001-01'])(
  '%s does not exist, and links to the watchlist',
  async (path) => {
    await open(path, { as: CUSTOMER })
    expect(words()).toContain('内容不存在')
    expect(document.querySelector('main a[href="/stock"]')?.textContent).toBe('看自选股')
  },
)

test('a failure is explained and loads on retry; a read document is available offline', async () => {
  await environment.break({ path: '/cls/stock/research-info', kind: 'status', value: 503 })
  await open(RESEARCH, { as: CUSTOMER })
  expect(words()).toContain('服务繁忙，请稍后再试')
  await press('重试')
  const title = await until(() => document.querySelector('main h2')?.textContent)
  await wait(3_000)
  await environment.break({ path: '/cls/stock/research-info', kind: 'drop', times: 0 })
  await go(RESEARCH)
  expect(words()).toContain(title)
  expect(words()).toMatch(/离线|保存/)
})

test('research may be a text, a file or both; its card names publisher and time', () => {
  const research = { title: '深度', publisher: '示例证券研究所', publishedAt: TRADING }
  expect(toStockDoc('research', { ...research, pdfUrl: '/docs/a.pdf' })).toMatchObject({
    html: '',
    file: '/docs/a.pdf',
    fileLabel: '查看原文（PDF）',
  })
  expect(toStockDoc('research', { ...research, contentHtml: '<p>一</p>' })).toMatchObject({
    html: '<p>一</p>',
    file: '',
  })
  expect(docCard(research)).toEqual({ title: '深度', desc: '来源：示例证券研究所 2026-11-23 10:20' })
  expect(docCard({ title: '三季报', pdfUrl: '', pages: 1, publishedAt: TRADING }).desc).toBe(
    '来源：上市公司公告 2026-11-23 10:20',
  )
})
