import { expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const MINUTE = 60_000
const LIST = '/news/express'

const { environment, phone, words, wait, until, open, go, press, find, requests, answer } = await openScreens(
  /express/,
  {
    at: TRADING,
    database: true,
  },
)

const rows = () => [...document.querySelectorAll('ul[aria-label=快讯] > li')]
const times = () => rows().map((row) => row.querySelector('time')?.textContent)
const heads = () => [...document.querySelectorAll('main h2')].map((head) => head.textContent)
const pill = () => find(/^\d+条新快讯$/)?.textContent
/** A finger on the screen, or none. */
const finger = (fingers: number) =>
  dispatchEvent(Object.assign(new Event('touchstart'), { touches: Array.from({ length: fingers }) }))
const at = (time: string) => vi.setSystemTime(Date.parse(`2026-11-${time}:00+08:00`))
const flash = (id: string, more: object = {}) => ({
  id,
  title: `快讯${id}`,
  source: '示例财经',
  publishedAt: TRADING,
  ...more,
})
const list = (...flashes: object[]) => ({ list: flashes, hasMore: false, lastTime: 0 })

test('a customer sees flashes by day and exchange time, each with its source, and older ones on demand', async () => {
  await open('/express', { as: CUSTOMER })
  expect(rows()).toHaveLength(20)
  expect(heads()).toEqual(['今天 周一 11-23已列20条'])
  expect(times().slice(0, 3)).toEqual(['10:19', '10:18', '10:17'])
  for (const row of rows()) expect(row.textContent).toMatch(/该快讯已撤回|示例财经|示例证券报|示例通讯社|公司公告/)
  await press('更早的快讯')
  expect(rows()).toHaveLength(40)
  expect(heads()).toEqual(['今天 周一 11-23已列40条'])
  expect(words()).toContain('不构成投资建议')
  expect(words()).toContain('股市有风险，投资需谨慎')
})

test('a ribbon of the day has a bar for each quarter of an hour with flashes, darker with an important one', async () => {
  const listed = [
    flash('3', { publishedAt: TRADING, isImportant: true }),
    flash('2', { publishedAt: TRADING - 4 * MINUTE }),
    flash('1', { publishedAt: TRADING - 20 * MINUTE }),
    flash('0', { publishedAt: TRADING - 24 * 60 * MINUTE }),
  ]
  await answer(LIST, list(...listed), 0)
  await open('/express', { as: CUSTOMER })
  const ribbon = document.querySelector('[role=img][aria-label^=今天]')
  // 10:00 and 10:20; the flash of yesterday is left out.
  const bars = [...(ribbon?.querySelectorAll('rect') ?? [])]
    .slice(2)
    .map((bar) => [
      Math.floor(Number(bar.getAttribute('x'))),
      Number(bar.getAttribute('height')),
      bar.getAttribute('class')?.split(' ').length,
    ])
  expect(bars).toEqual([
    [40, 16, 1],
    [41, 32, 2],
  ])
})

test('important flashes and those of a subject are separate lists, kept in the address', async () => {
  await open('/express', { as: CUSTOMER })
  await press('重要')
  expect(location.search).toBe('?important=1')
  await until(() => rows().length === 20)
  for (const row of rows()) expect(row.textContent).toContain('重要')
  await press('资金面')
  expect(location.search).toBe('?subject=S4')
  await press('更早的快讯')
  await until(() => rows().length === 40)
  expect(requests('/cls/article/list').at(-1)?.search).toMatch(/lastTime=\d+&subjectId=S4/)
  const ofSubjects = requests('/cls/article/list').length
  await press('全部')
  expect(location.search).toBe('')
  await go('/express?subject=..%2F')
  expect(requests('/cls/article/list')).toHaveLength(ofSubjects)
  await go('/express?subject=none')
  expect(words()).toContain('暂无快讯')
  await press('看全部快讯')
  expect(rows()).toHaveLength(20)
})

test('new flashes wait behind a button with their number while a finger is down, and move nothing', async () => {
  await open('/express', { as: CUSTOMER })
  const before = times()
  finger(1)
  await wait(3 * MINUTE)
  expect(times()).toEqual(before)
  expect(pill()).toBe('3条新快讯')
  await press('3条新快讯')
  expect(times().slice(0, 4)).toEqual(['10:22', '10:21', '10:20', '10:19'])
  expect(pill()).toBeUndefined()
  finger(0)
  await wait(2 * MINUTE)
  expect(times()[0]).toBe('10:24')
  expect(pill()).toBeUndefined()
})

test('thirty new flashes at once leave no gap, and those of another filter are not counted', async () => {
  await open('/express', { as: CUSTOMER })
  finger(1)
  at('23T10:50')
  await wait(MINUTE)
  await until(() => pill() === '31条新快讯')
  await press('31条新快讯')
  expect(rows()).toHaveLength(51)
  expect(new Set(times()).size).toBe(51)
  await open('/express?important=1', { as: CUSTOMER })
  finger(1)
  await wait(13 * MINUTE)
  expect(pill()).toBe('1条新快讯')
  finger(0)
})

test('at midnight there is one heading a day, and 今天 becomes 昨天 without a new flash', async () => {
  at('23T23:58')
  await open('/express', { as: CUSTOMER })
  expect(heads()).toEqual(['今天 周一 11-23已列20条'])
  await environment.break({ path: '/cls/article/express-count', kind: 'status', value: 503, times: 0 })
  await wait(3 * MINUTE)
  expect(heads()).toEqual(['昨天 周一 11-23已列20条'])
  await environment.mend()
  await wait(1.5 * MINUTE)
  expect(heads()).toEqual(['今天 周二 11-24已列1条', '昨天 周一 11-23已列20条'])
})

test('a corrected flash is replaced in place, a withdrawn one keeps its time, duplicates appear once, in order', async () => {
  const [a, b, c] = ['E1', 'E2', 'E3'].map((id, nth) => flash(id, { publishedAt: TRADING - nth * MINUTE }))
  if (!a || !b || !c) throw new Error('three')
  await answer(LIST, list(b, a, c, b))
  await answer('/cls/article/express-count', { count: 0 })
  await open('/express', { as: CUSTOMER })
  expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual(
    ['快讯E1', '快讯E2', '快讯E3'].map((text) => `${text}示例财经`),
  )
  const changed = list(a, { ...b, title: '改正', correctedAt: TRADING }, { ...c, title: '', withdrawnAt: TRADING })
  await answer(LIST, changed)
  await answer('/cls/article/express-count', { count: 1 })
  await wait(MINUTE)
  expect(rows().map((row) => row.querySelector('a, p')?.textContent)).toEqual([
    '快讯E1示例财经',
    '更正改正示例财经',
    '该快讯已撤回',
  ])
  expect(rows()[2]?.querySelector('a')).toBeNull()
})

test('an answer whose cursor never advances causes one request per press', async () => {
  const stuck = { ...list(...Array.from({ length: 20 }, (_, nth) => flash(`E${nth}`))), hasMore: true }
  await answer('/cls/article/list', stuck, 0)
  await answer('/cls/article/express-count', { count: 0 }, 0)
  await open('/express?subject=S1', { as: CUSTOMER })
  const asked = requests('/cls/article/list').length
  await press('更早的快讯')
  expect(rows()).toHaveLength(20)
  expect(requests('/cls/article/list')).toHaveLength(asked + 1)
})

test('an invalid cursor reloads the list, which stays visible meanwhile', async () => {
  await open('/express', { as: CUSTOMER })
  await environment.break({ path: LIST, kind: 'code', value: 40_003, text: '参数 beforeId 不正确' })
  await press('更早的快讯')
  expect(rows()).toHaveLength(20)
  expect(words()).toContain('列表有变动')
  await press('重试')
  expect(rows()).toHaveLength(20)
  await press('更早的快讯')
  expect(rows()).toHaveLength(40)
})

test('a guest sees an explanation and the login, and nothing is requested', async () => {
  await open('/express', { place: 'outside' })
  expect(words()).toContain('登录后可查看7×24快讯')
  expect(document.querySelector('main a[href^="/login"]')?.getAttribute('href')).toBe('/login?redirect=%2Fexpress')
  expect(requests(LIST)).toEqual([])
  for (const filter of ['subject=S1', 'important=1']) {
    await open(`/express?${filter}`, { place: 'outside' })
    const login = document.querySelector('main a[href^="/login"]')?.getAttribute('href')
    expect(login).toBe(`/login?redirect=${encodeURIComponent(`/express?${filter}`)}`)
  }
})

test('a failure can be retried; offline the last list is shown with its date, without a button', async () => {
  await environment.break({ path: LIST, kind: 'status', value: 503 })
  await open('/express', { as: CUSTOMER })
  expect(words()).toContain('服务繁忙，请稍后再试')
  await press('重试')
  expect(rows()).toHaveLength(20)
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go('/express')
  expect(rows()).toHaveLength(20)
  expect(words()).toMatch(/当前离线，以下为11-23 10:\d\d保存的内容/)
  expect(pill()).toBeUndefined()
})

test('the share card describes the list', async () => {
  await open('/express', { as: CUSTOMER })
  expect(phone.card()).toMatchObject({ title: '7×24快讯' })
})
