import { expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { certOf, isDate, toDays } from './rows.words.ts'

const CUSTOMER = '13800000002'

const { environment, words, open, go, press, find, type, ask, until, untilIdle, wait } = await openScreens(/team/)

const asked = (path: string) => environment.requests().filter((each) => each.path === path).length
const rows = (label: string) => [...document.querySelectorAll(`ul[aria-label=${label}] > li`)]
const days = () => [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=有观点的日子] a')]

test('lists the teams with their subject and members, and the newest daily views below', async () => {
  await open('/team')
  expect(rows('团队')).toHaveLength(4)
  for (const row of rows('团队')) expect(row.textContent).toMatch(/登记编号 示例[AS]\d{10}/)
  await until(() => rows('每日观点').length === 5)
  expect(rows('推荐团队')).toHaveLength(2)
})

test.each([undefined, CUSTOMER])('%s sees a team’s home: members, the newest view, short views', async (as) => {
  await open('/team/TM01', { as })
  for (const text of ['规则课堂', '把一条规则讲清楚', '陈老师', '示例A0000000001', '不构成投资建议']) {
    expect(words()).toContain(text)
  }
  await until(() => rows('短观点').length > 5)
  expect(rows('短观点')[0]?.textContent).toMatch(/登记编号 示例A/)
  expect(days().filter((each) => each.getAttribute('aria-current') === 'date')).toHaveLength(1)
})

test('a team’s articles and rooms have their own tabs, kept in the address', async () => {
  await open('/team/TM01')
  await press(/^文章/)
  await until(() => rows('文章').length > 2)
  expect(location.search).toBe('?tab=ARTICLE')
  for (const link of document.querySelectorAll('ul[aria-label=文章] a')) {
    expect(link.getAttribute('href')).toMatch(/^\/article\//)
  }
})

test('a team’s videos have their own tab, each linked to its page', async () => {
  await open('/team/TM01')
  await press(/^视频/)
  await until(() => rows('视频').length > 0)
  expect(location.search).toBe('?tab=VIDEO')
  for (const link of document.querySelectorAll('ul[aria-label=视频] a')) {
    expect(link.getAttribute('href')).toMatch(/^\/video\//)
  }
})

test('a newer short view is polled once a minute and appears on top', async () => {
  await open('/team/TM01')
  await until(() => rows('短观点').length > 5)
  const before = asked('/public/team/messages/latest')
  await wait(61_000)
  expect(asked('/public/team/messages/latest')).toBe(before + 1)
})

test('a day links to its view, whose comments and card are the article’s', async () => {
  await open('/team/TM01/daily')
  await until(() => words().includes('观点发布于'))
  const shown = document.querySelector('main h2')?.textContent
  const [first] = days()
  first?.click()
  await until(() => document.querySelector('main h2')?.textContent !== shown)
  expect(location.search).toBe(`?date=${first?.getAttribute('aria-label')}`)
  expect(document.querySelector('main a[href^="/article/"]')?.textContent).toBe('文章页')
})

test('each day has the index’s change as a bar, the selected one in figures', async () => {
  await open('/team/TM01/daily')
  const bars = () => days().map((link) => link.querySelector('svg')?.dataset['tone'])
  await until(() => days().length > 0 && bars().every((tone) => tone !== undefined))
  for (const link of days()) {
    link.click()
    const date = link.getAttribute('aria-label')?.slice(5)
    const [, sign] = await until(() => words().match(new RegExp(`上证指数涨跌，${date} ([+−]?)\\d+\\.\\d\\d%`)))
    const tone = link.querySelector('svg')?.dataset['tone']
    expect(tone).toBe(sign === '+' ? 'rise' : sign === '−' ? 'fall' : 'flat')
  }
})

test('a daily view is liked and commented on as its article; of two presses in a row the last one counts', async () => {
  await open('/team/TM01/daily', { as: CUSTOMER })
  const id = () => document.querySelector('main a[href^="/article/"]')?.getAttribute('href')?.slice('/article/'.length)
  const article = async () =>
    (await ask(CUSTOMER, `/article/info?id=${id()}`)) as { isLiked: boolean; comments: { content: string }[] }
  const like = () => find('点赞')
  await until(() => like() && id())
  await press('点赞')
  expect([like()?.getAttribute('aria-pressed'), (await article()).isLiked]).toEqual(['true', true])
  like()?.click()
  await until(() => like()?.getAttribute('aria-pressed') === 'false')
  like()?.click()
  await untilIdle()
  expect([like()?.getAttribute('aria-pressed'), (await article()).isLiked]).toEqual(['true', true])
  type('写评论', '附注在哪一页')
  await press('发表')
  expect(rows('评论')[0]?.textContent).toContain('附注在哪一页')
  expect((await article()).comments[0]?.content).toBe('附注在哪一页')
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await go('/team/TM01/daily')
  await until(() => rows('评论')[0]?.textContent.includes('未通过原因'))
})

test('a view can be opened by the number of its article too', async () => {
  await open('/team')
  await until(() => rows('每日观点').length === 5)
  const link = document.querySelector('ul[aria-label=每日观点] a')
  const title = link?.textContent
  await open(`/team/TM01/daily?id=${link?.getAttribute('href')?.slice('/article/'.length)}`)
  await until(() => document.querySelector('main h2')?.textContent === title)
})

test.each([
  ['2026-02-31', ''],
  ['2036-01-05', '2036-01-05 周六'],
  ['2026-10-02', '2026-10-02 周五'],
  ['../..', ''],
  ['<b>', ''],
  ['9'.repeat(10_000), ''],
])('%.20s has no view, which is reported, and named if it is a day', async (date, named) => {
  await open(`/team/TM01/daily?date=${encodeURIComponent(date)}`)
  expect(words()).toContain(`这一天没有观点${named}`)
  await press('看最新观点')
  await until(() => words().includes('观点发布于'))
})

test('a short view has its page, with its stocks; a removed one is reported', async () => {
  await open('/team/TM01')
  await until(() => rows('短观点').length > 5)
  const [first] = document.querySelectorAll<HTMLAnchorElement>('ul[aria-label=短观点] a')
  first?.click()
  await until(() => words().includes('随市场变化可能失效'))
  expect(words()).toMatch(/登记编号 示例A/)
  await open('/team/TM01/message/none')
  expect(words()).toContain('不存在')
})

test('a teacher without a registration number is named as such, nobody else', () => {
  const sender = { id: '1', name: '甲', avatarUrl: '' }
  const certs = [
    certOf({ ...sender, role: 'ANALYST', certNo: 'A1' }),
    certOf({ ...sender, role: 'ANALYST' }),
    certOf({ ...sender, role: 'MANAGER' }),
    certOf({ ...sender, role: 'SYSTEM', certNo: '' }),
  ]
  expect(certs).toEqual(['登记编号 A1', '无投顾资格', '', ''])
})

test('only valid calendar dates are accepted', () => {
  expect(['2026-02-28', '2026-02-31', '2026-2-3', '', 'x'].map(isDate)).toEqual([true, false, false, false, false])
})

test('each day is listed once, the newest last', () => {
  const view = (tradeDate: string) => ({ tradeDate }) as Parameters<typeof toDays>[1][number]
  const of = toDays(
    'TM01',
    ['2026-11-24', '2026-11-23', '2026-11-24', 'x'].map(view),
    Date.parse('2026-11-24T10:00+08:00'),
  )
  expect(of.map(({ date, weekday, number }) => [date, weekday, number])).toEqual([
    ['2026-11-23', '一', '23'],
    ['2026-11-24', '今天', '24'],
  ])
})

test('no paragraph is repeated among the first twenty short views of any team', async () => {
  for (const number of ['TM01', 'TM02', 'TM03', 'TM04']) {
    await open(`/team/${number}`)
    await until(() => rows('短观点').length > 5)
    const texts = rows('短观点').map((row) => row.querySelector('a > span:last-child > span:last-child')?.textContent)
    expect(new Set(texts).size).toBe(texts.length)
  }
})
