import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { beginAt, setClock } from '#test/e2e/kit/server.ts'
import { cardReady, expect as seen, goInside, share, test as watched } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

const CUSTOMER = '13800000004'

test('thirty flashes that arrive while reading move nothing, a press shows them, and all are readable offline', async ({
  device,
  server,
}) => {
  await beginAt(server, '2026-11-23T10:20')
  const phone = await device('android', { consent: true, signedInAs: CUSTOMER })
  const { page } = phone
  await phone.open('/express')
  const rows = page.getByRole('list', { name: '快讯' }).getByRole('listitem')
  await expect(rows).toHaveCount(20)
  const read = rows.nth(12)
  await read.scrollIntoViewIfNeeded()
  const words = (await read.textContent()) ?? ''
  const place = (await read.boundingBox())?.y
  await setClock(server, '2026-11-23T10:50')
  // The page polls every half minute.
  const pill = page.getByRole('button', { name: /^3\d条新快讯$/ })
  await expect(pill).toBeVisible({ timeout: 60_000 })
  const same = page.getByRole('listitem').filter({ hasText: words })
  expect((await same.boundingBox())?.y).toBe(place)
  await pill.click()
  await expect(rows.first()).toBeInViewport()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(50)
  await expect(pill).toHaveCount(0)

  await rows.first().getByRole('link').first().click()
  await expect(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
  const { pathname } = new URL(page.url())
  for (const route of ['/express', pathname]) await saved(page, route)
  await workerHasAll(page)
  await server.control('network', { down: true })
  await phone.open('/express')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByText(/^当前离线，以下为.*保存的内容$/).first()).toBeVisible()
  await phone.open(pathname)
  await expect(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
})

watched('the share card of a flash has its headline, source and time', async ({ phone, wechat }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: CUSTOMER })
  await open('/home')
  await goInside(page, '/express/E20260914-1000')
  await seen(page.getByText(/，转载不代表本公司立场$/)).toBeVisible()
  await cardReady(wechat, '/express/E20260914-1000')
  const { own, card } = await share(page, wechat)
  seen(own).toBe(true)
  seen(card.desc).toMatch(/^来源：.+ 2026-09-14 10:00$/)
})
