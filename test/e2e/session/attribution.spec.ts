import type { Server } from '#test/e2e/kit/server.ts'
import { type Device, expect, test } from '#test/e2e/kit/device.ts'
import { asked, LANDING, reports, stored } from '#test/e2e/kit/watch.ts'

test.setTimeout(240_000)

const DAY = 86_400_000

/** Events of pages viewed from now on; earlier ones may still be pending. */
async function viewsOf(server: Server, { page }: Device, path: string) {
  const since = await page.evaluate(() => Date.now())
  await page.goto(new URL(path, page.url()).href)
  const views = async () =>
    (await reports(server))
      .map(({ body }) => Object(body))
      .filter(({ action, label, at }) => action === 'view' && label && at >= since)
  await expect.poll(async () => (await views()).length).toBeGreaterThan(0)
  return views()
}

test('B1, B2: attribution survives authorization, a kill and 29 days, and expires after the thirtieth', async ({
  device,
  server,
}) => {
  const phone = await device('android', { consent: true, onDisk: true, serviceWorkers: 'block' })
  await phone.open(LANDING)
  await expect.poll(() => stored(phone.page, 'refreshToken')).not.toBeNull()
  const [exchange] = await asked(server, '/auth/wx-oa-login')
  expect(exchange?.query).toMatchObject({ salesNumber: 'S100' })
  const wxId = await stored(phone.page, 'wxId')
  const since = Date.now()

  await phone.restart()
  await phone.context.clock.install({ time: since + 29 * DAY })
  await phone.open('/course')
  expect(await stored(phone.page, 'salesNumber')).toBe('S100')
  // Without its own entry the visitor's id is the one inside the token.
  await phone.page.evaluate(() => localStorage.removeItem('wxId'))
  for (const view of await viewsOf(server, phone, '/course/C101')) expect(view).toMatchObject({ number: 'S100', wxId })

  await phone.context.clock.setSystemTime(since + 31 * DAY)
  await phone.open('/course')
  for (const view of await viewsOf(server, phone, '/course/C101')) expect(view.number ?? '').toBe('')
  expect(await stored(phone.page, 'salesNumber')).toBeNull()
})
