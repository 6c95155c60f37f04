import { askedAgain, atMe, atRest, bearers, lastEntry, MEMBER, refreshes } from '#test/e2e/kit/session.ts'
import { asked, expect, goInside, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const signedIn = { signedInAs: MEMBER.mobile, consent: true }

test('D1: five requests answered 403 together cause one refresh, and each is retried once with the new bearer', async ({
  phone,
  server,
}) => {
  const customer = await phone('browser', signedIn)
  const { page } = customer
  await atMe(customer)
  await atRest(server)
  await server.control('expire-tokens', { status: 403 })
  const since = await lastEntry(server)
  // Slow enough that all have been sent before the first is answered.
  await server.control('fault', { path: '/*', kind: 'latency', value: 2000, times: 5 })
  await askedAgain(page, server)
  await page.getByRole('button', { name: '遇到问题？' }).or(page.getByText('客服')).first().click()
  const refused = async () => (await bearers(server, since)).filter((each) => each.status === 403)
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(5)
  await expect.poll(async () => (await refreshes(server)).length).toBe(1)
  const old = (await refused())[0]?.['token']
  await atRest(server)
  const all = await bearers(server, since)
  for (const path of new Set((await refused()).map((each) => each.path))) {
    const times = (good: boolean) => all.filter((each) => each.path === path && (each.token !== old) === good).length
    expect([path, times(true)]).toEqual([path, times(false)])
  }
  const [refresh] = await refreshes(server)
  expect(refresh?.body).toEqual({ refreshToken: expect.stringMatching(/^#/), accessToken: old })
  await page.goBack()
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  expect(await refreshes(server)).toHaveLength(1)
  const tokens = new Set((await bearers(server, since)).map(({ token }) => token))
  expect(tokens.size).toBe(2)
})

test('D2: a request that starts during the refresh waits for it', async ({ phone, server }) => {
  const customer = await phone('browser', signedIn)
  const { page } = customer
  await atMe(customer)
  await server.control('expire-tokens')
  await server.control('fault', { path: '/auth/token/refresh', kind: 'latency', value: 3000 })
  await askedAgain(page, server)
  await expect.poll(async () => (await refreshes(server)).length).toBe(1)
  await goInside(page, '/course/C105')
  await expect(page.getByRole('heading', { name: '三张表读懂一家公司' })).toBeVisible()
  const [refresh] = await refreshes(server)
  const detail = await asked(server, '/article/course/number/C105')
  expect(detail.length).toBeGreaterThan(0)
  expect(detail.map(({ status }) => status)).not.toContain(401)
  for (const { token } of detail) expect(token).not.toBe(Object(refresh?.body).accessToken)
  expect(await refreshes(server)).toHaveLength(1)
})
