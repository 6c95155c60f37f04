import type { Page } from '@playwright/test'
import { asking, atMe, bearers, lastEntry, MEMBER, refreshes, refreshing } from '#test/e2e/kit/session.ts'
import { signInBySms } from '#test/e2e/kit/sms.ts'
import { asked, expect, reports, sayings, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const signedIn = { signedInAs: MEMBER.mobile, consent: true }
const OVER = /登录已过期，正在重新登录/
const gone = ['accessToken', 'refreshToken', 'openId', 'wxId']

/** How many documents and routes the page has visited. */
function ways(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  return seen
}

test('D3: browser: a rejected refresh clears the session once, says so, and goes to the login and back', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const { page, origin } = customer
  await page.addInitScript(() => Object.assign(localStorage, { salesNumber: 'S100', accountType: '1099' }))
  await atMe(customer)
  const before = await lastEntry(server)
  await server.control('refresh-code', { code: 81000008, times: 9 })
  await server.control('expire-tokens')
  const passed = ways(page)
  await refreshing(page, server)
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fme`)
  await expect(page.getByText(OVER)).toHaveCount(1)
  await expect(page.getByText(OVER)).toBeVisible()
  for (const key of gone) expect(await stored(page, key), key).toBeNull()
  expect([await stored(page, 'salesNumber'), await stored(page, 'accountType')]).toEqual(['S100', '1099'])
  expect(await refreshes(server)).toHaveLength(1)
  // The login rewrites its own address, without another entry.
  expect(new Set(passed)).toEqual(new Set(['/login']))
  // Rejected requests are not repeated; the tabs are requested by the page and, prefetched, for the next one.
  const refused = (await bearers(server, before)).filter(({ status }) => status === 401).map(({ path }) => path)
  expect(refused).not.toEqual([])
  const once = refused.filter((path) => !path.endsWith('/navbar'))
  expect(once).toEqual([...new Set(once)])
  await server.control('refresh-code', { code: 0, times: 0 })
  await signInBySms(page, server, MEMBER.mobile)
  await expect(page).toHaveURL(`${origin}/me`)
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await expect(page.getByText(OVER)).toHaveCount(0)
})

test('D3: WeChat: a rejected refresh says so and authorizes once, back to the same page', async ({
  phone,
  server,
  wechat,
}) => {
  const customer = await phone('android', signedIn)
  const { page, origin, context } = customer
  const said = await sayings(context, OVER)
  await atMe(customer)
  const old = await stored(page, 'refreshToken')
  await server.control('refresh-code', { code: 81030010, times: 9 })
  await server.control('expire-tokens')
  await refreshing(page, server)
  await expect.poll(async () => (await stored(page, 'refreshToken')) ?? old).not.toBe(old)
  await expect(page).toHaveURL(`${origin}/me`)
  await expect(page.getByText('未绑定手机号')).toBeVisible()
  expect(said).toEqual(['登录已过期，正在重新登录'])
  expect(await wechat.notes('authorize')).toHaveLength(1)
  expect(await refreshes(server)).toHaveLength(1)
})

test('an expiry found while opening a page is reported, inside WeChat and outside', async ({ phone, server }) => {
  for (const place of ['browser', 'android'] as const) {
    const customer = await phone(place, signedIn)
    const { page, context } = customer
    const said = await sayings(context, OVER)
    await server.control('refresh-code', { code: 81030002, times: 1 })
    await server.control('expire-tokens')
    await visit(customer, '/me')
    const there = place === 'browser' ? page.getByText('验证码', { exact: true }) : page.getByText('未绑定手机号')
    await expect(there.first()).toBeVisible()
    await expect.poll(() => said).toContain('登录已过期，正在重新登录')
    await context.close()
  }
})

/** The network's own errors; every other kind is covered in `failed-refresh.test.ts`. */
const malformed = [
  { kind: 'html' },
  { kind: 'cut' },
  { kind: 'body', text: '{"code":0,"message":"","data":{"value":"a\\r\\nb"}}' },
]
test('D3: no malformed refresh answer becomes a token: cleared, requested once, sent to the login', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const { page, origin } = customer
  await atMe(customer)
  for (const fault of malformed) {
    const name = JSON.stringify(fault)
    const { accessToken, refreshToken } = await server.tokens(MEMBER.mobile)
    // No page of the app is open meanwhile.
    await page.goto(`${origin}/files/none`)
    await page.evaluate((kept) => Object.assign(localStorage, kept), { accessToken, refreshToken })
    await server.control('fault', { path: '/auth/token/refresh', times: 0, ...fault })
    const before = (await refreshes(server)).length
    await server.control('expire-tokens')
    await visit(customer, '/me')
    await expect(page, name).toHaveURL(`${origin}/login?redirect=%2Fme`)
    for (const key of gone) expect(await stored(page, key), name).toBeNull()
    expect((await refreshes(server)).length - before, name).toBe(1)
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  }
  const bearing = (await bearers(server)).map(({ token }) => token)
  expect(bearing.length).toBeGreaterThan(malformed.length)
})

test('a page opened with an expired token costs one refresh, inline request included', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page } = customer
  await server.control('expire-tokens')
  await visit(customer, '/course/C105')
  await expect(page.getByRole('heading', { name: '三张表读懂一家公司' })).toBeVisible()
  await expect.poll(async () => (await refreshes(server)).length).toBe(1)
  await expect
    .poll(async () => (await asked(server, '/article/course/number/C105')).map(({ status }) => status))
    .toContain(200)
  expect(await refreshes(server)).toHaveLength(1)
})

test('with only the refresh token a page hydrates as painted, and refreshes once', async ({ phone, server }) => {
  const customer = await phone('browser', { consent: true })
  const { page, context } = customer
  const { refreshToken } = await server.tokens(MEMBER.mobile)
  await context.addInitScript((token) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('once')) {
      localStorage.setItem('once', '1')
      localStorage.setItem('refreshToken', token)
    }
  }, refreshToken)
  // The script has painted the guest's answer by the time the entry hydrates.
  await context.route('**/assets/*.js', async (route) => {
    await page.waitForFunction(() => window.__boot?.painted !== undefined)
    return route.continue()
  })
  await visit(customer, '/course/C105')
  await expect.poll(async () => (await refreshes(server)).length).toBe(1)
  await expect(page.getByRole('heading', { name: '三张表读懂一家公司' })).toBeVisible()
  await expect.poll(() => stored(page, 'accessToken')).not.toBeNull()
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(0)
  expect((await reports(server)).filter(({ body }) => Object(body).action === 'crash')).toEqual([])
})

test('D4: without a refresh token the expired session is cleared and nothing is retried', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page } = customer
  await atMe(customer)
  await page.evaluate(() => localStorage.removeItem('refreshToken'))
  await page.reload()
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await server.control('expire-tokens')
  await asking(page, async () => expect(await stored(page, 'accessToken')).toBeNull())
  await expect(page.getByText('您好，请登录')).toBeVisible()
  expect(await refreshes(server)).toEqual([])
  // A public call in flight at the same moment is answered all the same.
  const refused = (await bearers(server)).filter(({ status }) => status === 401)
  const again = (await bearers(server, Number(refused[0]?.['n']))).filter(({ status }) => status !== 401)
  const paths = refused.map(({ path }) => path)
  expect(paths).not.toHaveLength(0)
  expect(again.filter(({ path }) => paths.includes(path))).toEqual([])
})
