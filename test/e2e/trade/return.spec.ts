import { userAgents } from '#test/wechat/agents.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import {
  asked,
  COURSE,
  enter,
  expect,
  LANDING,
  signedIn,
  stored,
  test,
  visit,
  type Wechat,
} from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const agent = { 'user-agent': userAgents.android }
const ELEVEN_MINUTES = 660_000

/** The address WeChat returns to for this path of ours. */
async function callback(origin: string, path: string): Promise<string> {
  const query = new URLSearchParams({ companyType: '45', productType: '177', scope: 'snsapi_base', path })
  const link = await fetch(`${origin}/api/auth/wx-oa-redirect?${query}`, { headers: agent })
  const { data } = await link.json()
  return follow(data.url)
}

async function follow(authorize: string): Promise<string> {
  const answer = await fetch(authorize.replace(/#.*/, ''), { headers: agent, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

const codeOf = (url: string) => new URL(url).searchParams.get('code')

/** A phone that has left for WeChat and has not returned yet, with its return address. */
async function halfway(visitor: Phone, wechat: Wechat): Promise<string> {
  let left = ''
  await visitor.context.route('**/oauth2/authorize?**', async (route) => {
    if (left) return route.continue()
    left = route.request().url()
    return route.fulfill({ contentType: 'text/html', body: '<title>WeChat</title>' })
  })
  await visit(visitor, LANDING)
  await expect.poll(() => left).not.toBe('')
  await expect(visitor.page).toHaveTitle('WeChat')
  const back = await follow(left)
  await wechat.forget()
  return back
}

const foreign: { what: string; path: string }[] = [
  { what: 'without a nonce', path: '/authorization?to=%2Fcourse%2FC101' },
  {
    what: 'with a nonce of somebody else',
    path: `/authorization?n=${'0123456789abcdef'.repeat(2)}&to=%2Fcourse%2FC101`,
  },
  { what: 'with a nonce that is none', path: '/authorization?n=%3Cscript%3E&to=%2Fcourse%2FC101' },
]
for (const { what, path } of foreign) {
  test(`a return ${what} exchanges nothing and restarts`, async ({ phone, server, wechat }) => {
    const visitor = await phone('android')
    const back = await callback(visitor.origin, path)
    await wechat.forget()
    await visit(visitor, back)
    await signedIn(visitor.page)
    await expect(visitor.page.getByRole('heading', { name: COURSE })).toBeVisible()
    const codes = (await asked(server, '/auth/wx-oa-login')).map(({ query }) => query['code'])
    expect(codes).toHaveLength(1)
    expect(codes).not.toContain(codeOf(back))
    expect(await wechat.notes('authorize')).toHaveLength(1)
  })
}

test('a return eleven minutes later exchanges nothing and restarts', async ({ phone, server, wechat }) => {
  const visitor = await phone('android')
  const back = await halfway(visitor, wechat)
  await visitor.context.clock.setFixedTime(Date.now() + ELEVEN_MINUTES)
  await visit(visitor, back)
  await signedIn(visitor.page)
  const codes = (await asked(server, '/auth/wx-oa-login')).map(({ query }) => query['code'])
  expect(codes).toHaveLength(1)
  expect(codes).not.toContain(codeOf(back))
  expect(await wechat.notes('authorize')).toHaveLength(1)
})

test('a used return is not used again, signed in or not', async ({ phone, server, wechat }) => {
  const visitor = await phone('android')
  const { page } = visitor
  const back = await halfway(visitor, wechat)
  await visit(visitor, back)
  await signedIn(page)
  await expect(page).toHaveURL(visitor.origin + LANDING)
  await visit(visitor, back)
  await expect(page).toHaveURL(visitor.origin + LANDING)
  expect(await wechat.notes('exchange')).toHaveLength(1)
  await page.evaluate(() => {
    for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId', 'account']) localStorage.removeItem(key)
  })
  await visit(visitor, back)
  await signedIn(page)
  await expect(page).toHaveURL(visitor.origin + LANDING)
  const codes = (await asked(server, '/auth/wx-oa-login')).map(({ query }) => query['code'])
  expect(codes.filter((code) => code === codeOf(back))).toHaveLength(1)
  expect(codes).toHaveLength(2)
  expect(await wechat.notes('authorize')).toHaveLength(1)
})

test('the same return in two tabs at once is one exchange, and both arrive', async ({ phone, server, wechat }) => {
  const visitor = await phone('android')
  const back = await halfway(visitor, wechat)
  const other = await visitor.context.newPage()
  await Promise.all([visit(visitor, back), other.goto(back, { waitUntil: 'commit' })])
  for (const page of [visitor.page, other]) await expect(page).toHaveURL(visitor.origin + LANDING)
  // Tabs in two processes see each other's storage with a delay: then the service is called twice, and rejects one.
  const answers = await asked(server, '/auth/wx-oa-login')
  expect(new Set(answers.map(({ query }) => query['code']))).toEqual(new Set([codeOf(back)]))
  expect(answers.length).toBeLessThanOrEqual(2)
  const exchanged = (await wechat.notes('exchange')).filter((note) => 'openid' in note)
  expect(exchanged).toHaveLength(1)
})

test('a reload during the exchange does not send the code again', async ({ phone, server, wechat }) => {
  const visitor = await phone('android')
  const { page } = visitor
  const back = await halfway(visitor, wechat)
  await server.control('fault', { path: '/auth/wx-oa-login', kind: 'latency', value: 3000, when: 'before' })
  await visit(visitor, back)
  await expect.poll(async () => (await asked(server, '/auth/wx-oa-login')).length).toBe(1)
  expect(page.url()).toBe(`${visitor.origin}/authorization?to=${encodeURIComponent(LANDING)}`)
  await page.reload()
  await page.getByRole('button', { name: '微信授权登录' }).click()
  await signedIn(page)
  await expect(page).toHaveURL(visitor.origin + LANDING)
  const codes = (await asked(server, '/auth/wx-oa-login')).map(({ query }) => query['code'])
  expect(codes.filter((code) => code === codeOf(back))).toHaveLength(1)
})

test('a return shared with somebody else signs that person in as themselves', async ({ phone, server, wechat }) => {
  const [sharer, friend] = [await phone('android'), await phone('android')]
  await friend.context.addCookies([{ name: '__wx_user', value: 'u2', url: friend.origin }])
  const back = await halfway(sharer, wechat)
  await visit(friend, back)
  await signedIn(friend.page)
  await enter(sharer)
  const ids = [await stored(sharer.page, 'openId'), await stored(friend.page, 'openId')]
  expect(new Set(ids).size).toBe(2)
  const codes = (await asked(server, '/auth/wx-oa-login')).map(({ query }) => query['code'])
  expect(codes).not.toContain(codeOf(back))
})
