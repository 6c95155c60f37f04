import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { cardReady, expect as seen, goInside, share, test as watched } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

for (const signedInAs of [undefined, '13800000002']) {
  const who = signedInAs ? 'a customer' : 'a guest'
  test(`${who} opens a piece of news, finds the list where it was, and reads both without a network`, async ({
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

watched('a piece of news is sent with its headline, its source and its time', async ({ phone, wechat }) => {
  const { page, open } = await phone('android', { consent: false })
  await open('/home')
  await goInside(page, '/news/N1-001')
  const headline = await page.getByRole('heading', { level: 2 }).first().textContent()
  await cardReady(wechat, '/news/N1-001')
  const { own, card } = await share(page, wechat)
  seen(own).toBe(true)
  seen(headline?.startsWith(card.title.replace(/…$/, ''))).toBe(true)
  seen(card.desc).toMatch(/^来源：.+ \d\d-\d\d \d\d:\d\d$/)
})
