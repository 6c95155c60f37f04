import type { Page } from '@playwright/test'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

const main = (page: Page) => page.getByRole('main')
const member = '13800000007'
const buyer = '13800000002'
const TOPIC = '应收账款'

const lastOf = async (server: Server, path: string) => (await asked(server, path)).at(-1)

test('followed columns come first, a locked one explains why, and a topic links to its articles', async ({
  phone,
  server,
}) => {
  const guest = await phone('browser', { consent: false })
  await guest.open('/column')
  await expect(main(guest.page).getByRole('link', { name: '登录后查看' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcolumn',
  )
  await main(guest.page).getByRole('link', { name: '先看看公开文章' }).click()
  const articles = main(guest.page).getByRole('list', { name: '文章' }).getByRole('listitem')
  await expect(articles.first()).toContainText(/登记编号 \S+/)
  expect((await lastOf(server, '/public/articleList'))?.method).toBe('POST')
  await articles
    .first()
    .getByRole('link', { name: /登记编号/ })
    .click()
  await expect(guest.page).toHaveURL(/\/article\?analyst=T\d+$/)
  await expect(main(guest.page).getByRole('heading', { name: /的文章$/ })).toBeVisible()
  await guest.page.goBack()
  await expect(guest.page).toHaveURL(/\/article$/)

  const outside = await phone('android', { consent: true, signedInAs: buyer })
  const { page } = outside
  await outside.open('/course')
  await page.getByRole('tab', { name: '专栏' }).click()
  const mine = main(page).getByRole('heading', { name: '我的专栏' }).locator('..').getByRole('link')
  await expect(mine).toHaveCount(5)
  const closed = main(page).getByRole('link', { name: /研究札记/ })
  await expect(closed).toContainText('会员内容，开通会员后可阅读')
  await closed.click()
  await expect(page).toHaveTitle(/^研究札记/)
  await expect(main(page).getByText('会员内容，开通会员后可阅读')).toBeVisible()
  await main(page).getByRole('button', { name: '咨询开通' }).click()
  await expect(page.getByRole('dialog', { name: '咨询' }).getByRole('link', { name: /客服热线/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await page.keyboard.press('Escape')
  await expect(main(page).getByText('未开通')).toHaveCount(3)
  const customer = await lastOf(server, '/article/list')
  expect([customer?.method, customer?.query]).toMatchObject(['POST', { columnId: 'CL6' }])

  const inside = await phone('android', { consent: true, signedInAs: member })
  await inside.open('/column')
  const open = main(inside.page).getByRole('link', { name: /研究札记/ })
  await expect(open).toContainText(/会员权益至 \d{4}-\d\d-\d\d/)
  await open.click()
  await expect(main(inside.page).getByText('未开通')).toHaveCount(0)
  await main(inside.page)
    .getByRole('link', { name: `#${TOPIC}#` })
    .click()
  await expect(inside.page).toHaveTitle(new RegExp(`^#${TOPIC}#`))
  await expect(main(inside.page).getByRole('list', { name: '文章' }).getByRole('listitem')).toHaveCount(1)
  await main(inside.page)
    .getByRole('link', { name: /札记一/ })
    .click()
  // The same mark in the body of the article.
  await main(inside.page)
    .getByRole('article')
    .getByRole('link', { name: `#${TOPIC}#` })
    .click()
  await expect(inside.page).toHaveURL(new RegExp(`/article\\?topic=${encodeURIComponent(TOPIC)}$`))
  await inside.page.goto(`${inside.origin}/article?topic=%E6%B2%A1%E6%9C%89%E7%9A%84`)
  await expect(main(inside.page).getByText('暂无文章')).toBeVisible()
})

test('a customer’s courses show expiry, progress and saved state, and remain available offline', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true, signedInAs: buyer })
  const { page, context, open } = visitor
  // The course C105 ends in less than three days.
  await context.route('**/api/users/vip/subscriptions', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const each of body.data) {
      if (JSON.stringify(each).includes('/course/C105')) each.expireAt = Date.now() + 2.5 * 86_400_000
    }
    await route.fulfill({ response: answer, json: body })
  })
  await open('/course/C101/lesson/C101-03')
  // A lesson watched for a while becomes the last position.
  await expect.poll(async () => (await asked(server, '/course/catalog/updateVisitCount')).length).toBe(1)
  await open('/course/C101')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await open('/me')
  await page.getByRole('link', { name: '我的课程' }).click()
  const courses = main(page).getByRole('heading', { name: '学习中' }).locator('..').getByRole('listitem')
  const check = async () => {
    await expect(courses).toHaveCount(2)
    await expect(courses.first()).toContainText('3天后到期')
    await expect(courses.nth(1)).toContainText(/有效期至 \d{4}-\d\d-\d\d/)
    await expect(courses.nth(1)).toContainText('已缓存')
    await expect(courses.nth(1).getByRole('link', { name: /上次学到.*继续学习/ })).toHaveAttribute(
      'href',
      '/course/C101/lesson/C101-03',
    )
    await expect(main(page).getByRole('heading', { name: '已结束' }).locator('..')).toContainText(/服务已于 \S+ 结束/)
    await expect(main(page).getByRole('heading', { name: '离线可看' }).locator('..')).toContainText('股票投资第一课')
  }
  await check()
  const batch = await lastOf(server, '/article/course/batch')
  expect(batch?.method).toBe('POST')
  expect(new Set(Object(batch?.body).numbers)).toEqual(new Set(['C101', 'C105']))
  await context.unroute('**/api/users/vip/subscriptions')
  await server.control('fault', { path: '/users/vip/subscriptions', kind: 'drop', times: 0 })
  await page.reload()
  await check()
  await expect(main(page).getByText(/^当前离线，以下为/)).toBeVisible()
})
