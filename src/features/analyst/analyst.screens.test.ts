import { expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { toWorks } from './analyst.words.ts'

const CUSTOMER = '13800000002'
const NAMED = '/public/analyst/gw/list'

const { environment, phone, words, open, press, until, type, ask, answer, tokensOf } = await openScreens(/analyst/)

const people = () =>
  [...document.querySelectorAll('ul[aria-label=投资顾问] > li')].map(({ textContent }) => textContent)
const asked = (path: string) => environment.requests().filter((each) => each.path === path).length

test('a guest sees the advisers with their registration numbers, from the public list', async () => {
  await open('/analyst')
  expect(people()).toHaveLength(5)
  for (const text of people()) expect(text).toMatch(/登记编号 示例[AS]\d{10}/)
  expect([asked(NAMED), asked('/analyst/list')]).toEqual([1, 0])
})

test('a customer sees all advisers, or those of the channel in the address', async () => {
  await open('/analyst', { as: CUSTOMER })
  expect(people()).toHaveLength(5)
  await open('/analyst?channel=none', { as: CUSTOMER })
  expect(words()).toContain('不存在')
  expect(asked('/analyst/getChannelAnalystList')).toBe(1)
})

test.each([
  ['许', '许老师'],
  ['Ａ０００００００００４', '许老师'],
  ['a0000000005', '吴老师'],
  [' 林 财务报表 ', '林老师'],
])('searching for %j finds %s', async (typed, name) => {
  await open('/analyst')
  type('搜索投资顾问', typed)
  await until(() => people().length === 1)
  expect(people()[0]).toContain(name)
})

test('an unknown name is reported, with a link to all advisers', async () => {
  await open('/analyst?q=zzz')
  expect(words()).toContain('没有找到这样的投资顾问')
  expect(document.querySelector('main a[href="/showPractitioner"]')).not.toBeNull()
})

/** A team of `count`, of whom the first page has 50; returns the other pages. */
async function startsTeam(count: number) {
  const { list } = await ask(CUSTOMER, '/analyst/list')
  const rows = Array.from({ length: count }, (_, at) => ({
    ...(list as object[])[0],
    number: `N${at}`,
    name: `成员${at}`,
  }))
  const pageOf = (pageNo: number) => ({
    list: rows.slice((pageNo - 1) * 50, pageNo * 50),
    total: count,
    pageNo,
    pageSize: 50,
  })
  await answer('/analyst/list', pageOf(1))
  return Array.from({ length: Math.ceil(count / 50) - 1 }, (_, at) => pageOf(at + 2))
}

test('nobody of a large team is called unknown before all of it is read', async () => {
  const [rest] = await startsTeam(60)
  await environment.break({ path: '/analyst/list', kind: 'status', value: 500 })
  await open('/analyst?q=成员55', { as: CUSTOMER })
  expect(words()).toContain('部分投资顾问没有加载出来')
  expect(words()).not.toContain('没有找到这样的投资顾问')
  await answer('/analyst/list', rest)
  await press('重试')
  await until(() => people().length === 1)
  expect(words()).toContain('找到 1 位')
  expect(words()).not.toContain('没有加载出来')
})

test('a large team is counted once all of it is read', async () => {
  await startsTeam(60)
  await environment.break({ path: '/analyst/list', kind: 'latency', value: 5_000 })
  phone.wipe(await tokensOf(CUSTOMER))
  phone.open('/analyst')
  await until(() => people().length === 50)
  expect(words()).not.toContain('位')
  type('搜索投资顾问', '成员55')
  await until(() => people().length === 0)
  expect(words()).toContain('正在搜索…')
  await until(() => words().includes('没有找到这样的投资顾问'))
})

test('in a team of any size the last one is found', async () => {
  for (const page of await startsTeam(360)) await answer('/analyst/list', page)
  await open('/analyst?q=成员355', { as: CUSTOMER })
  await until(() => people().length === 1)
  expect(words()).toContain('找到 1 位')
})

test('a guest sees the registration, and returns after login to see the works', async () => {
  await open('/analyst/T003')
  for (const text of ['周老师', '证券投资顾问', '在职', '示例A0000000003', '2019-06-12', 'gs.sac.net.cn']) {
    expect(words()).toContain(text)
  }
  expect(words()).toContain('登录后可查看课程与文章')
})

test('a customer sees the courses and articles', async () => {
  await open('/analyst/T003', { as: CUSTOMER })
  await until(() => document.querySelector('ul[aria-label=课程] > li'))
  await press(/^文章 \d+$/)
  expect(document.querySelectorAll('[role=tabpanel] a[href^="/article/"]').length).toBeGreaterThan(2)
  expect(asked('/analyst')).toBe(1)
})

test('the newest article comes first, whatever the order of the answer', () => {
  const articles = [1, 3, 2].map((day) => ({ id: `A${day}`, title: '', publishedAt: day * 86_400_000 }))
  const person = { number: '', name: '', avatarUrl: '', title: '', certNo: '', orgName: '', introHtml: '' }
  const { articles: rows } = toWorks({ ...person, courses: [], videos: [], articles }, 0)
  expect(rows.map(({ href }) => href)).toEqual(['/article/A3', '/article/A2', '/article/A1'])
})

test.each(['T999', '..%2F..%2Fusers%2Fme', '9'.repeat(10_000), '%3Cscript%3E'])(
  'reports that there is no analyst %.20s',
  async (number) => {
    await open(`/analyst/${number}`)
    expect(words()).toContain('本公司没有公示这个编号的投资顾问')
    await press('看全部投资顾问')
    await until(() => people().length === 5)
  },
)

test('a failed registration offers a retry, and failed works do not affect it', async () => {
  await environment.break({ path: NAMED, kind: 'status', value: 503 })
  await open('/analyst/T001')
  expect(words()).toContain('服务繁忙')
  await press('重试')
  await until(() => words().includes('示例A0000000001'))
  await environment.break({ path: '/analyst', kind: 'shape' })
  await open('/analyst/T001', { as: CUSTOMER })
  await until(() => words().includes('数据暂时无法显示'))
  expect(words()).toContain('示例A0000000001')
})
