import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'

const { environment, phone, words, untilIdle, until, open, find, ask } = await openScreens(/sku|promo|series|login/)

const links = () => [...document.querySelectorAll('#root a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`)

it('a guest sees what a campaign sells and its price, and logs in only to buy', async () => {
  await open('/promo/PM101')
  for (const each of ['交易规则体验课（7 天）', '¥9.90', '交易规则体验季', '退款规则']) expect(words()).toContain(each)
  expect(words()).not.toContain('登录后查看')
  expect(links()).toContain('立即购买 /checkout/K701')
})

it.each([
  ['/promo/PM101', '七天读懂委托、竞价与费用', /^.+(?:可试看|报名后学习) \/course\/C102\/lesson\//, '/course/C102'],
  ['/promo/PM102', '两周读完一份年报的主要章节', /^.+节 \/course\/C\d+$/, '/course/series/SR02'],
  ['/sku/number/N701', '七天读懂委托、竞价与费用', /^.+(?:可试看|报名后学习) \/course\/C102\/lesson\//, '/course/C102'],
])('%s shows a guest the outline and lessons of its content', async (path, outline, lesson, all) => {
  await open(path)
  expect(words()).toContain(outline)
  await until(() => words().includes('课时目录'))
  await until(() => links().some((link) => lesson.test(link)))
  expect(links().some((link) => /^全部\d+/.test(link) && link.endsWith(` ${all}`))).toBe(true)
  expect(words()).not.toContain('登录后')
})

it('a guest sees a series with its courses, prices and lessons', async () => {
  await open('/course/series/SR02')
  for (const each of ['三张表读懂一家公司', '¥999.00', '3门课程']) expect(words()).toContain(each)
  expect(words()).not.toContain('登录后可学习')
  const [lessons] = document.querySelectorAll<HTMLDetailsElement>('#root details')
  if (!lessons) throw new Error('no lessons')
  lessons.open = true
  lessons.dispatchEvent(new Event('toggle'))
  await untilIdle()
  expect(links().some((link) => /可试看|报名后学习/.test(link) && link.includes('/lesson/'))).toBe(true)
})

it('a printed number opens its service for a guest', async () => {
  await open('/sku/number/N301')
  expect(phone.path()).toBe('/sku/K301')
  expect(words()).toContain('¥2,980.00')
})

it('the service gives a guest the public data, and accepts no order', async () => {
  for (const path of ['/sku/promotion/info?code=PM101', '/sku/number/N301']) {
    const answer = await environment.fetch(`/api${path}`)
    expect([path, answer.status]).toEqual([path, 200])
    expect(Object(await answer.json()).data).toEqual(await ask(CUSTOMER, path))
  }
  expect((await environment.fetch('/api/orders/checkBySku?skuId=K701')).status).toBe(401)
})

it.each([
  ['/promo/PM101', '/sku/promotion/info', '登录后查看活动服务'],
  ['/course/series/SR02', '/course/series/getCourseSeriesInfo', '登录后可学习系列课'],
  ['/sku/number/N301', '/sku/number/N301', '登录后可按编号查看服务'],
])('%s asks for a login if the service is not public', async (path, call, text) => {
  await environment.break({ path: call, kind: 'expired' })
  await open(path)
  expect(words()).toContain(text)
  expect(links()).toContain(`登录后查看 /login?redirect=${encodeURIComponent(path)}`)
})

it.each([
  ['/sku/K101', '查看服务', /^\/order\/\w+$/],
  ['/sku/K106', '立即购买', /^\/checkout\/K106$/],
])('%s offers its buyer %s: a service can be bought again after its end', async (path, text, href) => {
  await open(path, { as: '13800000002' })
  await until(() => find(text)?.getAttribute('href'))
  expect(find(text)?.getAttribute('href')).toMatch(href)
})
