import type { BrowserContext, Page } from '@playwright/test'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { askedAgain, atMe, atRest, bearers, lastEntry, MEMBER, refreshes, refreshing } from '#test/e2e/kit/session.ts'
import { signInBySms } from '#test/e2e/kit/sms.ts'
import { asked, expect, goInside, stored, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const signedIn = { signedInAs: MEMBER.mobile, consent: true }
const OTHER = '13800000003'

/** A customer at 「我的」 in this many tabs of one browser. */
async function tabsOf(customer: Phone, count: number): Promise<Page[]> {
  const tabs = [customer.page]
  while (tabs.length < count) tabs.push(await customer.context.newPage())
  for (const tab of tabs) await atMe(customer, tab)
  return tabs
}

/** Like WebViews without them. */
const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))

/** A service with single-use refresh tokens: each answer includes the next. */
async function singleUse(context: BrowserContext): Promise<void> {
  let [first, count] = ['', 0]
  await context.route('**/api/auth/token/refresh', async (route) => {
    const asking: { refreshToken: string; accessToken: string } = route.request().postDataJSON()
    first ||= asking.refreshToken
    const due = count === 0 ? first : `single-use-${count}`
    const next = asking.refreshToken === due ? `single-use-${(count += 1)}` : undefined
    const answer = await route.fetch({ postData: { ...asking, refreshToken: first } })
    // A used token is rejected, no sooner than the previous answer.
    if (next === undefined) return route.fulfill({ json: { code: 81000008, message: '已使用', data: null } })
    const body = await answer.json()
    return route.fulfill({ json: { ...body, data: { ...body.data, refreshToken: next } } })
  })
}

const online = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('online')))

/** The token expires, and every tab has sent the old one before any of them is rejected. */
async function expireIn(tabs: Page[], server: Server): Promise<number> {
  const since = await lastEntry(server)
  await server.control('fault', [
    { path: '/users/me', kind: 'latency', value: 4000, times: 0 },
    // Well below the time after which a tab continues without the lock.
    { path: '/auth/token/refresh', kind: 'latency', value: 1500, times: 0 },
  ])
  await server.control('expire-tokens')
  let waiting = tabs.length
  const asking = tabs.map((tab) =>
    tab.waitForRequest('**/api/users/me', { timeout: 60_000 }).then(() => (waiting -= 1)),
  )
  await expect(async () => {
    await Promise.all(tabs.map(online))
    expect(waiting).toBe(0)
  }).toPass({ intervals: [200], timeout: 60_000 })
  await Promise.all(asking)
  return since
}

/** Every tab shows the customer, with the same token. */
async function allWell(tabs: Page[], server: Server, since: number): Promise<void> {
  await expect
    .poll(async () => {
      const all = (await bearers(server, since)).filter(({ path }) => path === '/api/users/me')
      return all.filter(({ status }) => status === 200).length
    })
    .toBeGreaterThanOrEqual(tabs.length)
  for (const tab of tabs) {
    expect(new URL(tab.url()).pathname).toBe('/me')
    await expect(tab.getByText(MEMBER.name)).toBeVisible()
    await expect(tab.getByText('登录已过期')).toHaveCount(0)
    expect(await stored(tab, 'refreshToken')).not.toBeNull()
  }
}

test('D7: 10 tabs with an expired token: with locks one refresh, and all continue', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  await singleUse(customer.context)
  const tabs = await tabsOf(customer, 10)
  await allWell(tabs, server, await expireIn(tabs, server))
  expect(await refreshes(server)).toHaveLength(1)
})

test('4 tabs with an expired token: without locks at most one refresh each, and no sign-out', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  await withoutLocks(customer.context)
  await singleUse(customer.context)
  const tabs = await tabsOf(customer, 4)
  await allWell(tabs, server, await expireIn(tabs, server))
  expect((await refreshes(server)).length).toBeGreaterThanOrEqual(1)
  expect((await refreshes(server)).length).toBeLessThanOrEqual(4)
})

test('a lock that is never released, or stolen, blocks nobody', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page, context, origin } = customer
  await atMe(customer)
  const other = await context.newPage()
  await other.goto(`${origin}/files/none`)
  const name = `auth:${await stored(page, 'account')}`
  await other.evaluate((lock) => {
    void navigator.locks.request(lock, () => new Promise(() => undefined))
  }, name)
  await server.control('expire-tokens')
  await askedAgain(page, server)
  await expect.poll(async () => (await asked(server, '/users/me')).at(-1)?.['status']).toBe(200)
  expect(await refreshes(server)).toHaveLength(1)

  await other.close()
  const thief = await context.newPage()
  await thief.goto(`${origin}/files/none`)
  await server.control('expire-tokens')
  await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 2500, times: 1 })
  await refreshing(page, server, 2)
  await thief.evaluate((lock) => navigator.locks.request(lock, { steal: true }, () => undefined), name)
  await expect.poll(async () => (await asked(server, '/users/me')).at(-1)?.['status']).toBe(200)
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(await refreshes(server)).toHaveLength(2)
})

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('link', { name: '设置' }).click()
  await tab.getByRole('button', { name: '退出登录' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
}

test('a sign-out in one tab applies to all, and no tab sends requests as the customer afterwards', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const tabs = await tabsOf(customer, 3)
  await goInside(tabs[2] ?? customer.page, '/course/C101')
  // That view is rightly tracked with the customer's token: but none after this.
  await atRest(server)
  await signOut(customer.page)
  await expect(customer.page.getByText('您好，请登录')).toBeVisible()
  const since = await lastEntry(server)
  await expect(tabs[1] ?? customer.page).toHaveURL(/\/me$/)
  await expect((tabs[1] ?? customer.page).getByText('您好，请登录')).toBeVisible()
  for (const tab of tabs) {
    await online(tab)
    await goInside(tab, '/course/C105')
    await expect(tab.getByRole('heading', { name: '三张表读懂一家公司' })).toBeVisible()
  }
  expect((await bearers(server, since)).map(({ path }) => path)).toEqual([])
})

test('a sign-out during a refresh holds, in the refreshing tab and in the other', async ({ phone, server }) => {
  for (const at of [0, 1]) {
    const customer = await phone('browser', signedIn)
    const tabs = await tabsOf(customer, 2)
    const [first = customer.page] = tabs
    const before = (await refreshes(server)).length
    // In this order: a tab's own request may be rejected at once.
    await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 4000, times: 1 })
    await server.control('expire-tokens')
    await refreshing(first, server, before + 1)
    await signOut(tabs[at] ?? first)
    for (const tab of tabs) await expect(tab.getByText('您好，请登录')).toBeVisible()
    const since = await lastEntry(server)
    await expect.poll(async () => (await refreshes(server)).at(-1)?.['status']).toBe(200)
    for (const tab of tabs) {
      await online(tab)
      await expect(tab.getByText('您好，请登录')).toBeVisible()
      expect(new URL(tab.url()).pathname).toBe('/me')
      for (const key of ['accessToken', 'refreshToken', 'account']) expect(await stored(tab, key), key).toBeNull()
    }
    expect(await bearers(server, since)).toEqual([])
    await customer.context.close()
  }
})

test('another customer who signs in during a refresh stays signed in, and no request of the first is sent as theirs', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const [first = customer.page, second = customer.page] = await tabsOf(customer, 2)
  await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 9000, times: 1 })
  await server.control('expire-tokens')
  await refreshing(first, server)
  await signOut(second)
  await expect(second.getByText('您好，请登录')).toBeVisible()
  await goInside(second, '/login?redirect=%2Fme')
  await signInBySms(second, server, OTHER)
  await expect(second.getByText('138****0003')).toBeVisible()
  await expect.poll(async () => (await refreshes(server)).at(-1)?.['status']).toBe(200)
  await expect(first.getByText('138****0003')).toBeVisible()
  for (const tab of [first, second]) {
    await tab.reload()
    await expect(tab.getByText('138****0003')).toBeVisible()
    await expect(tab.getByText(MEMBER.name)).toHaveCount(0)
  }
  expect(await refreshes(server)).toHaveLength(1)
})

/** Freezes a tab like a phone short of memory; the result wakes it. */
async function asleep(tab: Page): Promise<() => Promise<void>> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await session.detach()
  }
}

test('D7: a tab that slept through two refreshes continues with the newest token', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  await singleUse(customer.context)
  const [first = customer.page, sleeper = customer.page] = await tabsOf(customer, 2)
  const wake = await asleep(sleeper)
  for (const count of [1, 2]) {
    await server.control('expire-tokens')
    await askedAgain(first, server)
    await expect.poll(async () => (await asked(server, '/users/me')).at(-1)?.['status']).toBe(200)
    expect(await refreshes(server)).toHaveLength(count)
  }
  await wake()
  const since = await lastEntry(server)
  await askedAgain(sleeper, server)
  await expect
    .poll(async () => (await bearers(server, since)).filter(({ status }) => status === 200).length)
    .toBeGreaterThan(0)
  await expect(sleeper.getByText(MEMBER.name)).toBeVisible()
  expect(await refreshes(server)).toHaveLength(2)
})

test('a tab that slept through a sign-out wakes as a guest and restores nothing', async ({ phone }) => {
  const customer = await phone('browser', signedIn)
  const [first = customer.page, sleeper = customer.page] = await tabsOf(customer, 2)
  const wake = await asleep(sleeper)
  await signOut(first)
  await expect(first.getByText('您好，请登录')).toBeVisible()
  await wake()
  await expect(sleeper.getByText('您好，请登录')).toBeVisible()
  await online(sleeper)
  await goInside(sleeper, '/course/C105')
  await expect(sleeper.getByRole('heading', { name: '三张表读懂一家公司' })).toBeVisible()
  for (const key of ['accessToken', 'refreshToken', 'account']) expect(await stored(first, key), key).toBeNull()
  await expect(first.getByText('您好，请登录')).toBeVisible()
})
