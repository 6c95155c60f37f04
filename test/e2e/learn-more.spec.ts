import type { Page } from '@playwright/test'
import type { Server } from './server.ts'
import { expect, test } from './steer.ts'
import { asked } from './watch.ts'

test.setTimeout(120_000)

const main = (page: Page) => page.getByRole('main')
const member = '13800000007'
const buyer = '13800000002'
const TOPIC = '应收账款'

const lastOf = async (server: Server, path: string) => (await asked(server, path)).at(-1)

test('the columns stand with those of the customer first, a closed one says why, and a topic leads to its articles', async ({
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

  const outside = await phone('browser', { consent: true, signedInAs: buyer })
  const { page } = outside
  await outside.open('/course')
  await page.getByRole('tab', { name: '专栏' }).click()
  const mine = main(page).getByRole('heading', { name: '我的专栏' }).locator('..').getByRole('link')
  await expect(mine).toHaveCount(5)
  const closed = main(page).getByRole('link', { name: /研究札记/ })
  await expect(closed).toContainText('会员专栏，开通会员后可阅读')
  await closed.click()
  await expect(page).toHaveTitle(/^研究札记/)
  await expect(main(page).getByText('会员专栏，开通会员后可阅读')).toBeVisible()
  await expect(main(page).getByText('未开通')).toHaveCount(3)
  const customer = await lastOf(server, '/article/list')
  expect([customer?.method, customer?.query]).toMatchObject(['POST', { columnId: 'CL6' }])

  const inside = await phone('browser', { consent: true, signedInAs: member })
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
