import { everything, expect } from '#test/e2e/kit/device.ts'
import { reports, stored, test, visit, watch } from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(180_000)

/** Names of a person or a device. */
const identifiers = /deviceId|"?sid"?\s*[:=]|visit=|wxId=|openId=/

/** The allow-list before the answer: public reads, the market included, and the signature for the share menu. */
const OPEN = [
  /^GET \/public\//,
  /^GET \/app\/config\//,
  /^GET \/quotes\/v1\/(?:calendar|indexes|market|sparks)$/,
  /^GET \/wx\/jsapi\/signature$/,
]
const PAGES = ['/course?scene=menu', '/course/C101', '/article/A201', '/me', '/home', '/live', '/login', '/userPolicy']

test('A3: before consent every page requests only files and an allow-list of public reads', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser')
  const { page, context } = visitor
  const agree = page.getByRole('button', { name: '同意并继续' })
  const traffic = watch(context)
  for (const path of PAGES) {
    await visit(visitor, path)
    await expect(agree).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  const all = await traffic.seen()
  const sent = all.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
  expect(sent.length).toBeGreaterThan(5)
  // The service's own record: nothing else reached it by another way.
  const requests = (await server.journal('/api/')).map(({ method, path }) => `${method} ${path.slice(4)}`)
  expect([...new Set(requests)].filter((request) => !OPEN.some((each) => each.test(request)))).toEqual([])
  expect(sent.filter(({ url, body }) => identifiers.test(url + body))).toEqual([])
  expect(all.map(({ url }) => new URL(url).origin).filter((origin) => origin !== visitor.origin)).toEqual([])
  expect(await reports(server)).toEqual([])
  expect(await stored(page, 'deviceId')).toBeNull()
  expect((await everything(page)).databases.filter(({ name }) => name === 'outbox')).toEqual([])
  // Leaving the page reports nothing either.
  await page.goto('about:blank')
  await visit(visitor, '/me')
  await expect(agree).toBeVisible()
  expect(await reports(server)).toEqual([])
})
