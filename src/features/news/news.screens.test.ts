import { expect, test, vi } from 'vitest'
import { originalOf } from './news.words.ts'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const LIST = '/public/getNewsList'
const DISCLAIMER = /来源：(.+?)，转载不代表本公司立场/

const { environment, phone, words, wait, open, press } = await openScreens(/news/)

const rows = () => [...document.querySelectorAll('ul[aria-label=资讯] > li')]
const paths = () => environment.requests().map(({ path }) => path)

test.each([
  ['a guest', undefined, LIST],
  ['a customer', CUSTOMER, '/news/getNewsList'],
] as const)('%s reads the news of a channel page by page, each with its source', async (_, mobile, call) => {
  await open('/news', { as: mobile })
  expect(rows()).toHaveLength(20)
  for (const row of rows()) expect(row.textContent).toMatch(/来源：.+ · /)
  await press('加载更多')
  expect(rows()).toHaveLength(40)
  await press('加载更多')
  expect(rows()).toHaveLength(60)
  expect(words()).toContain('已显示全部 60 条')
  expect(words()).toContain('股市有风险，投资需谨慎')
  expect(paths().filter((path) => path === call)).toHaveLength(3)
})

test('the channels are the configured ones, the selected one is kept in the address, and one is empty', async () => {
  await open('/news?channel=N6')
  expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    '要闻',
    '宏观',
    '行业',
    '公司',
    '投教',
    '海外',
  ])
  expect(words()).toContain('暂无资讯')
})

test('at midnight the heading 今天 becomes 昨天, though nothing new has come', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T23:58:00+08:00'))
  await environment.reset()
  await open('/news')
  const heads = () => [...document.querySelectorAll('ul[aria-label=资讯] h2')].map(({ textContent }) => textContent)
  expect(heads()[0]).toBe('今天 周一')
  await wait(3 * 60_000)
  expect(heads()[0]).toBe('昨天 周一')
})

test('a failed list shows an error and a retry', async () => {
  await environment.break({ path: LIST, kind: 'code', value: 50_000, text: '系统繁忙' })
  await open('/news')
  expect(words()).toContain('系统繁忙')
  await press('重试')
  expect(rows()).toHaveLength(20)
})

test('a topic between # marks is highlighted in the brief', async () => {
  const list = [{ id: 'N1', title: '标题', brief: '看 #量能# 的变化', source: '示例', publishedAt: 1 }]
  const data = { list, total: 1, pageNo: 1, pageSize: 20 }
  await environment.break({ path: LIST, kind: 'body', text: JSON.stringify({ code: 0, data, message: '' }) })
  await open('/news')
  expect(rows()[0]?.querySelector('mark')?.textContent).toBe('#量能#')
})

test('news shows its source twice, its time and its disclaimer, and can be liked by a signed-in customer', async () => {
  await open('/news/N1-001', { as: CUSTOMER })
  expect(words()).toMatch(DISCLAIMER)
  expect(words()).toMatch(/来源：.+ · \d{4}-\d\d-\d\d \d\d:\d\d/)
  expect(words()).toContain('股市有风险，投资需谨慎')
  const like = () => document.querySelector('[aria-label=点赞]')
  const before = Number(like()?.textContent)
  await press('点赞')
  expect([like()?.getAttribute('aria-pressed'), like()?.textContent]).toEqual(['true', String(before + 1)])
  expect(paths()).toContain('/news/like')
})

test('a guest who likes signs in first; removed news is reported', async () => {
  await open('/news/N1-001')
  await press('点赞')
  expect(phone.left()).toBeDefined()
  expect(paths()).not.toContain('/news/like')
  await open('/news/none')
  expect(document.querySelector('[role=alert]')).toBeTruthy()
})

test('the original is linked if it is a web page', () => {
  const piece = { id: '1', title: '', source: '', publishedAt: 0, contentHtml: '' }
  const of = (originUrl?: string) => originalOf({ ...piece, originUrl })
  expect([of(), of('javascript:alert(1)'), of('https://news.example/1')]).toEqual([
    undefined,
    undefined,
    'https://news.example/1',
  ])
})
