import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { cardReady, expect as seen, goInside, share, test as watched } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

for (const signedInAs of [undefined, '13800000002']) {
  const who = signedInAs ? 'a customer' : 'a guest'
  test(`${who} opens a news item, returns to the same position in the list, and reads both offline`, async ({
    device,
    server,
  }) => {
    const phone = await device('android', { consent: true, ...(signedInAs && { signedInAs }) })
    const { page } = phone
    await phone.open('/news')
    const rows = page.getByRole('list', { name: '资讯' }).getByRole('listitem')
    await expect(rows).toHaveCount(20)
    await page.getByRole('button', { name: '加载更多' }).click()
    await expect(rows).toHaveCount(40)
    await expect(rows.nth(20)).toBeFocused()
    await rows.nth(30).getByRole('link').click()
    await expect(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goBack()
    await expect(rows).toHaveCount(40)
    await expect(rows.nth(30)).toBeInViewport()
    for (const route of ['/news', pathname]) await saved(page, route)
    await workerHasAll(page)
    await server.control('network', { down: true })
    await phone.open('/news')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByText(/^当前离线，以下为.*保存的内容$/).first()).toBeVisible()
    await phone.open(pathname)
    await expect(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
  })
}

watched(
  'of 140 news items only those near the window are rendered, the focus is kept, and Back restores the position',
  async ({ phone }) => {
    const { page, context, open } = await phone('browser', { consent: true })
    await context.route('**/api/public/getNewsList**', (route) => {
      const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'))
      const list = Array.from({ length: 20 }, (_, at) => {
        const number = (pageNo - 1) * 20 + at + 1
        // Rows of one to four lines.
        const brief = '以上内容依据公开信息整理。'.repeat(1 + (number % 4) * 2)
        return { id: `X${number}`, title: `第${number}条`, brief, source: '示例财经', publishedAt: Date.now() }
      })
      return route.fulfill({ json: { code: 0, message: '', data: { list, total: 140, pageNo, pageSize: 20 } } })
    })
    await open('/news')
    const more = page.getByRole('button', { name: '加载更多' })
    const rows = page.getByRole('list', { name: '资讯' }).getByRole('listitem')
    for (const shown of [40, 60, 80, 100, 120, 140]) {
      await more.click()
      await seen(page.locator(':focus')).toContainText(`第${shown - 19}条`)
      await seen(page.locator(':focus')).toBeInViewport()
    }
    await seen(page.getByText('已显示全部 140 条')).toBeAttached()
    await seen.poll(() => rows.count()).toBeLessThan(60)
    await seen(rows.first()).toHaveAttribute('aria-setsize', '140')
    const row = rows.filter({ hasText: '第123条' })
    await row.scrollIntoViewIfNeeded()
    // Where it is pressed: the click itself may scroll first.
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const measure = ({ target }: Event) =>
            resolve(Object(target).closest('[role=listitem]').getBoundingClientRect().top)
          addEventListener('pointerdown', measure, { capture: true, once: true })
        }),
    )
    await row.getByRole('link').click()
    const place = await pressed
    await seen(page).toHaveURL(/\/news\/X123$/)
    await page.goBack()
    await seen(row).toBeInViewport()
    await seen
      .poll(async () => Math.abs((await row.evaluate((node) => node.getBoundingClientRect().top)) - place))
      .toBeLessThan(2)
  },
)

watched('the share card of a news item has its headline, source and time', async ({ phone, wechat }) => {
  const { page, open } = await phone('android', { consent: false })
  await open('/home')
  await goInside(page, '/news/N1-001')
  // The page before it has its own headings.
  await seen(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
  const headline = await page.getByRole('heading', { level: 2 }).first().textContent()
  await cardReady(wechat, '/news/N1-001')
  const { own, card } = await share(page, wechat)
  seen(own).toBe(true)
  seen(headline?.startsWith(card.title.replace(/…$/, ''))).toBe(true)
  seen(card.desc).toMatch(/^来源：.+ \d{4}-\d\d-\d\d \d\d:\d\d$/)
})
