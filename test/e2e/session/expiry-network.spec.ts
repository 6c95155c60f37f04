import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { askedAgain, atMe, MEMBER, refreshes, refreshing } from '#test/e2e/kit/session.ts'
import { asked, COURSE, expect, goInside, stored, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const signedIn = { signedInAs: MEMBER.mobile, consent: true }

/** The code of both pages is loaded: a dead network affects only answers. */
async function seenBoth(customer: Phone): Promise<void> {
  await atMe(customer)
  await goInside(customer.page, '/course')
  await expect(customer.page.getByRole('link', { name: COURSE }).first()).toBeVisible()
  // The bar of a started lesson is loaded after the page, also if it shows nothing.
  const files = () => customer.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(files).toContainEqual(expect.stringContaining('/assets/continue-bar-'))
  await goInside(customer.page, '/me')
  await expect(customer.page.getByText(MEMBER.name)).toBeVisible()
}

test('D3: a dead network does not sign out: nothing is cleared, and going online refreshes once', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const { page, context } = customer
  await seenBoth(customer)
  // In this order: a pending request of the page would refresh the tokens before the network is gone.
  await context.setOffline(true)
  await server.control('expire-tokens')
  await goInside(page, '/course')
  await expect(page.getByText(/当前离线|网络开小差了|离线可看|股票投资第一课/).first()).toBeVisible()
  // Reads of the last two seconds are not repeated.
  await expect(async () => {
    await goInside(page, '/course')
    await goInside(page, '/me')
    await expect(page.getByText(/^当前离线/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  for (const key of ['accessToken', 'refreshToken']) expect(await stored(page, key), key).not.toBeNull()
  expect(await refreshes(server)).toEqual([])
  const old = await stored(page, 'accessToken')
  await context.setOffline(false)
  await expect.poll(() => stored(page, 'accessToken')).not.toBe(old)
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await expect(page.getByText(/^当前离线/)).toHaveCount(0)
  expect(await refreshes(server)).toHaveLength(1)
})

test('D3: a page that is reloaded for lost code refreshes once: it waits for the answer', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page, context } = customer
  await seenBoth(customer)
  await context.setOffline(true)
  await server.control('expire-tokens')
  await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 1_000, times: 1 })
  await goInside(page, '/course?tab=series')
  await expect(page.getByText('网络开小差了，请稍后重试')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await context.setOffline(false)
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('学习')
  const answered = async () => (await asked(server, '/article/course/series')).at(-1)?.['status']
  await expect.poll(answered).toBe(200)
  expect(await refreshes(server)).toHaveLength(1)
})

test('D3: a network failure during the refresh does not sign out either', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page, context } = customer
  await seenBoth(customer)
  await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 4000, times: 1 })
  await server.control('expire-tokens')
  await refreshing(page, server)
  await context.setOffline(true)
  await goInside(page, '/course')
  await expect(page.getByText(/当前离线|网络开小差了|离线可看|股票投资第一课/).first()).toBeVisible()
  await goInside(page, '/me')
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  expect(await stored(page, 'refreshToken')).not.toBeNull()
  await context.setOffline(false)
  await askedAgain(page, server)
  const good = async () => (await asked(server, '/users/me')).at(-1)?.['status']
  await expect.poll(good).toBe(200)
  expect(page.url()).toBe(`${customer.origin}/me`)
})

test('D3: an unanswered refresh while online fails the request and keeps the session', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page, origin } = customer
  await atMe(customer)
  await server.control('fault', { path: '/auth/token/refresh', kind: 'drop', times: 0 })
  await server.control('expire-tokens')
  await goInside(page, '/suitability')
  // The service answers otherwise: this is no place for the saved pages.
  const failed = page.getByText('网络开小差了，请稍后重试')
  await expect(failed).toBeVisible()
  for (const key of ['accessToken', 'refreshToken']) expect(await stored(page, key), key).not.toBeNull()
  expect(page.url()).toBe(`${origin}/suitability`)
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  await page.goto(`${origin}/suitability`)
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('离线可看')
  const answered = async () => (await refreshes(server)).filter((each) => !each['fault']).length
  await expect.poll(answered).toBeGreaterThan(0)
})
