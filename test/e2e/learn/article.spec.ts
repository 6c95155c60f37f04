import type { Page } from '@playwright/test'
import { answerOf, expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(120_000)

const reader = '13800000004'
const main = (page: Page) => page.getByRole('main')
const like = (page: Page) => page.getByRole('button', { name: '点赞' })

test('an article shows its author with registration number, date, stocks and disclaimer', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/article/A201')
  await expect(main(page).getByRole('heading', { name: '成交额连续放大，先看懂再说话' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '三个事实' })).toBeVisible()
  await expect(
    main(page)
      .getByText(/证券(投资顾问|分析师)/)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByText('本文仅代表作者观点，不构成投资建议')).toBeVisible()
  await expect(main(page).getByText('股市有风险，投资需谨慎').first()).toBeVisible()
  await expect(main(page).getByText('数据仅供参考，不构成投资建议')).toBeVisible()
  const stocks = main(page).getByRole('list', { name: '文中提到的股票' }).getByRole('listitem')
  await expect(stocks).toHaveCount(4)
  for (const text of await stocks.allTextContents()) expect(text).toMatch(/[+−]?\d+\.\d\d%|--/)
  await expect(main(page).getByRole('list', { name: '评论' }).getByRole('listitem')).toHaveCount(3)
  await main(page).getByRole('link', { name: '股票账户里的四种余额' }).first().click()
  await expect(page).toHaveURL(/\/article\/A101$/)
  await expect(page.getByRole('heading', { level: 2, name: '股票账户里的四种余额' })).toBeVisible()
})

test('a like shows at once, stays if the server accepts it and is reverted if it does not', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('browser', { consent: false, signedInAs: reader })
  await open('/article/A201')
  await expect(like(page)).toHaveText('86')
  await server.control('fault', { path: '/article/like', kind: 'latency', value: 1_500 })
  await like(page).click()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page)).toHaveText('87')
  await page.waitForResponse('**/api/article/like**')
  await page.reload()
  await expect(like(page)).toHaveText('87')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await server.control('fault', { path: '/article/like', kind: 'code', value: 50000, text: '点赞暂不可用' })
  await like(page).click()
  await expect(page.getByText('点赞暂不可用')).toBeVisible()
  await expect(like(page)).toHaveText('87')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
})

test('a comment has 1 to 300 characters and no contact details, and awaits review visible to its author only', async ({
  phone,
}) => {
  const { page, open } = await phone('browser', { consent: false, signedInAs: reader })
  await open('/article/A201')
  const field = page.getByLabel('写评论')
  const send = main(page).getByRole('button', { name: '发表' })
  await send.click()
  await expect(field).toHaveAccessibleDescription(/请填写评论内容/)
  await field.fill('长'.repeat(301))
  await send.click()
  await expect(field).toHaveAccessibleDescription(/内容不能超过300字/)
  for (const text of ['加我微信 vx: abc12345', '电话 138 0013 8000', '快来加群']) {
    await field.fill(text)
    await send.click()
    await expect(field).toHaveAccessibleDescription(/请勿发布联系方式/)
    await expect(field).toHaveValue(text)
  }
  await field.fill('写得清楚，谢谢 <b>老师</b>')
  await page.reload()
  await expect(field).toHaveValue('写得清楚，谢谢 <b>老师</b>')
  await field.focus()
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('评论已提交，审核后展示')).toBeVisible()
  await expect(field).toHaveValue('')
  const mine = main(page).getByRole('list', { name: '评论' }).getByRole('listitem').first()
  await expect(mine).toContainText('写得清楚，谢谢 <b>老师</b>')
  await expect(mine).toContainText('审核中')
  const other = await phone('browser', { consent: false })
  await other.open('/article/A201')
  await expect(main(other.page).getByRole('list', { name: '评论' })).toBeVisible()
  await expect(main(other.page).getByText('写得清楚')).toHaveCount(0)
})

test('a failed comment keeps its text, and a guest returns to the typed text after login', async ({
  phone,
  server,
}) => {
  const member = await phone('browser', { consent: false, signedInAs: reader })
  await member.open('/article/A201')
  await member.page.getByLabel('写评论').fill('第一次没发出去')
  await server.control('fault', { path: '/article/comment', kind: 'status', value: 503 })
  await main(member.page).getByRole('button', { name: '发表' }).click()
  // A 5xx may have taken effect: it was verified.
  await expect(member.page.getByText('经核对评论没有发表，请再次发表')).toBeVisible()
  await expect(member.page.getByLabel('写评论')).toHaveValue('第一次没发出去')
  await expect(main(member.page).getByRole('button', { name: '发表' })).toBeEnabled()
  const guest = await phone('browser', { consent: false })
  await guest.open('/article/A201')
  await guest.page.getByLabel('写评论').fill('登录以后再说')
  await main(guest.page).getByRole('button', { name: '登录后发表' }).click()
  await expect(guest.page).toHaveURL(/\/login\?redirect=%2Farticle%2FA201$/)
  await guest.page.goBack()
  await expect(guest.page.getByLabel('写评论')).toHaveValue('登录以后再说')
})

test('pictures of an article open in a viewer that can be closed by keyboard', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/article/A201')
  const button = main(page).getByRole('button', { name: '查看图片' })
  await button.click()
  const viewer = page.getByRole('dialog', { name: /^图片 1 \/ 1$/ })
  await expect(viewer.getByRole('img', { name: '第1张图片' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(button).toBeFocused()
})

test('an article that is locked, unknown, unsigned or without comments renders', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, context, origin } = visitor
  await installControls(context)
  const { data, ...envelope } = await answerOf(origin, '/public/articleInfo?id=A201')
  const bare = { ...data, author: undefined, comments: [], relatedStocks: [], related: [], likeCount: 0 }
  const kinds: Record<string, object> = {
    bare,
    locked: { ...data, access: { allowed: false, reason: 'NOT_PURCHASED' } },
    strange: { ...data, access: { allowed: false, reason: 'MOON_PHASE' } },
    removed: {
      ...data,
      comments: [
        { ...commentOf(data), status: 'REMOVED' },
        { ...commentOf(data), status: 'WHAT' },
      ],
    },
  }
  await context.route('**/api/public/articleInfo**', (route) => {
    const kind = kinds[new URL(route.request().url()).searchParams.get('id') ?? '']
    return kind ? route.fulfill({ json: { ...envelope, data: kind } }) : route.fallback()
  })
  await visitor.open('/privacyProtocol')
  expect(await navigate(page, '/article/bare')).toBe('content')
  await expect(main(page).getByText('还没有评论')).toBeVisible()
  await expect(main(page).getByText('文中提到的股票')).toHaveCount(0)
  await navigate(page, '/article/locked')
  await expect(main(page).getByText('会员内容，开通会员后可阅读')).toBeVisible()
  await main(page).getByRole('button', { name: '咨询开通' }).click()
  const sheet = page.getByRole('dialog', { name: '咨询' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await navigate(page, '/article/strange')
  await expect(main(page).getByText('状态更新中')).toBeVisible()
  await navigate(page, '/article/removed')
  await expect(main(page).getByText('还没有评论')).toBeVisible()
  expect(await navigate(page, '/article/A999')).toBe('failed')
  await expect(main(page).getByRole('alert')).toContainText(/文章/)
})

function commentOf(data: Record<string, unknown>): object {
  return Object((data['comments'] as unknown[])[0]) // the seed has comments
}
