import type { Page } from '@playwright/test'
import { answerOf, expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(120_000)

const COURSE = '股票投资第一课：从开户到看懂一张行情图'
const buyer = '13800000002'
const main = (page: Page) => page.getByRole('main')

test('the list shows each course with its teacher, lessons and price, and opens one', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/course')
  await expect(page.getByRole('heading', { level: 1, name: '学习' })).toBeVisible()
  const first = page.getByRole('link', { name: COURSE })
  await expect(first).toContainText('¥1,299.00')
  await expect(first).toContainText('原价¥1,599.00')
  await expect(first).toContainText(/\d+节 · 1\.2万人学习/)
  await expect(page.getByRole('link', { name: /交易规则十二讲/ })).toContainText('免费')
  await expect(main(page).getByText(/^截至 \d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['首页', '学习', '直播', '股票', '我的'])
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible()
})

test('the tabs of the list are one tab stop, and arrow keys select', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course')
  await page.getByRole('tab', { name: '推荐' }).focus()
  for (const [key, name, address] of [
    ['ArrowRight', '系列', /tab=series/],
    ['ArrowRight', '分类', /tab=category/],
    ['ArrowRight', '专栏', /tab=column/],
    ['ArrowRight', '推荐', /\/course$/],
    ['End', '专栏', /tab=column/],
    ['Home', '推荐', /\/course$/],
    ['ArrowLeft', '专栏', /tab=column/],
    ['ArrowLeft', '分类', /tab=category/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await main(page).getByRole('button', { name: '财务报表' }).click()
  await expect(main(page).getByText('财务报表', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(main(page).getByRole('heading', { name: '推荐课程' })).toBeVisible()
})

test('the filter sheet restores the focus, closes on Esc and the back key, and filters the list', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course')
  const filter = page.getByRole('button', { name: '筛选', exact: true })
  const sheet = page.getByRole('dialog', { name: '筛选课程' })
  await expect(page.getByRole('link', { name: COURSE })).toBeVisible()
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await filter.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/course$/)
  await filter.click()
  await sheet.getByRole('button', { name: '港股' }).click()
  await expect(main(page).getByText('该分类暂无课程')).toBeVisible()
  await expect(page).toHaveTitle(/^港股/)
})

test('a course shows its introduction, lessons, teachers and reviews, and links to its service', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: '13800000004' })
  await open('/course/C101')
  await expect(main(page).getByRole('heading', { name: '这门课讲什么' })).toBeVisible()
  await expect(main(page).getByText('风险等级 R2 · 适合C2及以上')).toBeVisible()
  await page.getByRole('tab', { name: '介绍' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('heading', { name: '第一章 认识市场' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /股票是什么/ })).toContainText('可试看')
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('tabpanel', { name: '讲师' })).toContainText(/[A-Z]\d{10,}|登记编号|示例/)
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('list', { name: '评价' }).getByRole('listitem')).toHaveCount(3)
  const buy = page.getByRole('link', { name: /立即报名/ })
  await buy.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sku\/K101$/)
  await page.goBack()
  const asking = page.getByRole('button', { name: '咨询' })
  await asking.click()
  const sheet = page.getByRole('dialog', { name: '咨询' })
  await expect(sheet).toContainText('请勿向个人账户付款')
  await expect(sheet.getByRole('link', { name: /客服热线/ })).toHaveAttribute('href', /^tel:\d+$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(asking).toBeFocused()
})

test('a series lists its courses, and asks a guest to log in', async ({ phone }) => {
  const member = await phone('android', { consent: false, signedInAs: buyer })
  await member.open('/course?tab=series')
  await member.page.getByRole('link', { name: /股票入门/ }).click()
  await expect(member.page).toHaveURL(/\/course\/series\/SR01$/)
  await expect(main(member.page).getByRole('heading', { level: 2, name: '股票入门' })).toBeVisible()
  await expect(main(member.page).getByText(/^4门课程 · 共\d+节$/)).toBeVisible()
  await expect(main(member.page).getByRole('link', { name: /看懂公告/ })).toBeVisible()
  await expect(member.page).toHaveTitle(/^股票入门/)
  const guest = await phone('browser', { consent: false })
  await guest.open('/course/series/SR01')
  await expect(main(guest.page).getByText(/^4门课程 · 共\d+节$/)).toBeVisible()
  const lessons = main(guest.page).getByRole('group').first()
  await lessons.getByText('课时目录').click()
  await expect(lessons.getByRole('link', { name: /可试看/ }).first()).toBeVisible()
})

test('a title of 60 characters and long names overflow no screen', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, context, origin } = visitor
  await installControls(context)
  const long = `${'超长标题ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(3).slice(0, 59)}。`
  const detail = await answerOf(origin, '/public/article-course/detail?number=C101')
  const list = await answerOf(origin, '/public/article-course/list')
  const cards = (list.data['list'] as object[]).map((card) => ({ ...card, title: long, tag: '名额已满名额已满' })) // cards of the seed
  await context.route('**/api/public/article-course/list**', (route) =>
    route.fulfill({ json: { ...list, data: { ...list.data, list: cards } } }),
  )
  await context.route('**/api/public/article-course/detail**', (route) =>
    route.fulfill({ json: { ...detail, data: { ...detail.data, title: long } } }),
  )
  await visitor.open('/privacyProtocol')
  for (const path of ['/course', '/course/C101', '/course/C101/lesson/C101-03', '/course/C104', '/article/A203']) {
    expect(await navigate(page, path), path).toBe('content')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
  await navigate(page, '/course')
  await expect(page.getByRole('heading', { name: long }).first()).toBeVisible()
})

test('a page opened from far down starts at its top, and Back restores the position with the loaded pages', async ({
  phone,
}) => {
  const { page, context, open, origin } = await phone('browser', { consent: true })
  const { data, ...envelope } = await answerOf(origin, '/public/article-course/list')
  const [known, ...others] = data['list'] as object[] // cards of the seed
  const first = Array.from({ length: 20 }, (_, at) => ({ ...others[0], number: `X${at}` }))
  await context.route('**/api/public/article-course/list**', (route) => {
    const list = new URL(route.request().url()).searchParams.get('pageNo') === '2' ? [known] : first
    return route.fulfill({ json: { ...envelope, data: { ...data, list, total: 21 } } })
  })
  await open('/course')
  await page.getByRole('button', { name: '加载更多' }).click()
  const last = main(page).getByRole('link', { name: COURSE })
  await last.scrollIntoViewIfNeeded()
  // Where it is pressed: the click itself may scroll first.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('pointerdown', () => resolve(scrollY), { capture: true, once: true }),
      ),
  )
  await last.click()
  const place = await pressed
  expect(place).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2)
  // Another list starts with its first page, even if the previous one had more.
  await page.getByRole('tab', { name: '系列' }).click()
  await page.getByRole('tab', { name: '推荐' }).click()
  await expect(page.getByRole('button', { name: '加载更多' })).toBeVisible()
  await expect(last).toHaveCount(0)
})
