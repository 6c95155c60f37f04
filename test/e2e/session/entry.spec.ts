import { appPages } from '#test/e2e/kit/routes.ts'
import {
  asked,
  cardReady,
  COURSE,
  enter,
  expect,
  goInside,
  historyOf,
  keptText,
  LANDING,
  reports,
  share,
  stored,
  test,
  visit,
  watch,
} from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)

test('a1, a2, a3, A1: the menu leads to the list through exactly one authorization, which delays nothing', async ({
  phone,
  server,
  wechat,
}) => {
  const visitor = await phone('android')
  await enter(visitor)
  await expect(visitor.page.getByRole('link', { name: COURSE }).first()).toBeVisible()
  expect(await wechat.notes('authorize')).toMatchObject([{ answer: 'silent' }])
  expect(await wechat.notes('exchange')).toHaveLength(1)
  const [link, ...more] = await asked(server, '/auth/wx-oa-redirect')
  expect(more).toEqual([])
  expect(link?.query).toMatchObject({ companyType: '45', productType: '177', scope: 'snsapi_base' })
  const back = new URL(link?.query['path'] ?? '', visitor.origin)
  expect([back.pathname, back.searchParams.get('to')]).toEqual(['/authorization', LANDING])
  const [exchange] = await asked(server, '/auth/wx-oa-login')
  expect(exchange?.query).toMatchObject({ accountType: '1099', salesNumber: 'S100' })
  const [list] = await asked(server, '/public/article-course/list')
  expect(Number(list?.['n'])).toBeLessThan(Number(link?.['n']))
})

test('a4: the six keys hold the visit’s session', async ({ phone }) => {
  const visitor = await phone('android')
  await enter(visitor)
  const keys = ['accessToken', 'refreshToken', 'openId', 'wxId', 'accountType', 'salesNumber']
  const values = await visitor.page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
  expect(Object.fromEntries(keys.map((key, at) => [key, values[at]]))).toEqual({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.stringMatching(/^r[\w-]{43}$/),
    openId: expect.stringMatching(/^o[\w-]{27}$/),
    wxId: expect.stringMatching(/^W[0-9a-f]{15}$/),
    accountType: '1099',
    salesNumber: 'S100',
  })
})

test('A2: code and state do not remain in address, history, referer, body, tracking, storage or share link', async ({
  phone,
  server,
  wechat,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page, context } = visitor
  const traffic = watch(context)
  await enter(visitor)
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await cardReady(wechat, '/course/C101')
  const sent = await share(page, wechat)
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(2)

  const [exchange] = await asked(server, '/auth/wx-oa-login')
  const secrets = [exchange?.query['code'], exchange?.query['state']].map(String)
  expect(secrets.map((each) => each.length)).toEqual([32, 32])
  const isTrip = (url: string) => /\/authorization\?|\/oauth2\/authorize\?|\/auth\/wx-oa-login\?/.test(url)
  // WeChat's client injects its bridge before all our scripts.
  const ours = (await traffic.seen()).filter(({ url }) => !url.includes('/__wechat/bridge.js'))
  const requests = ours.map(({ url, headers, body }) => {
    return [url.split('?')[0], isTrip(url) ? '' : url, headers['referer'] ?? '', headers['cookie'] ?? '', body].join(
      ' ',
    )
  })
  const journal = (await server.journal()).map((entry) =>
    entry.path.endsWith('/wx-oa-login') ? String(entry['referer']) : JSON.stringify(entry),
  )
  const signed = JSON.stringify([await wechat.notes('sign'), await wechat.notes('verify')])
  const places = {
    addresses: [page.url(), ...(await historyOf(page))].join(' '),
    requests: requests.join('\n'),
    journal: journal.join('\n'),
    signed,
    storage: await keptText(page),
    console: traffic.lines.join('\n'),
    card: JSON.stringify(sent),
  }
  for (const [place, text] of Object.entries(places)) {
    const lines = text.split('\n').filter((line) => secrets.some((secret) => line.includes(secret)))
    expect(lines, place).toEqual([])
  }
})

test('a6, A1: Back leaves the app and never passes the authorization', async ({ phone, wechat }) => {
  const visitor = await phone('android')
  const { page } = visitor
  await enter(visitor)
  const own = (await historyOf(page)).filter((url) => url.startsWith('http'))
  expect(own).toEqual([visitor.origin + LANDING])
  const passed: string[] = []
  page.on('framenavigated', (frame) => passed.push(frame.url()))
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await page.goBack()
  await expect(page).toHaveURL(visitor.origin + LANDING)
  await expect(page.getByRole('link', { name: COURSE }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  expect(passed.filter((url) => /authoriz/.test(url))).toEqual([])
  expect(await wechat.notes('authorize')).toHaveLength(1)
})

test('A6: in WeChat on iOS the entry address is signed on every page of the application', async ({ phone, wechat }) => {
  const visitor = await phone('ios')
  const { page, origin } = visitor
  await enter(visitor)
  for (const { path, end, share: policy } of appPages) {
    await goInside(page, path)
    if (policy === 'O') await cardReady(wechat, end)
    // It redirects by itself, even over an address opened meanwhile.
    if (path === '/o2n') await expect(page).toHaveURL(`${origin}/home`)
  }
  const landing = origin + LANDING
  expect(new Set((await wechat.notes('sign')).map(({ url }) => url))).toEqual(new Set([landing]))
  expect(await wechat.notes('verify')).toMatchObject([{ url: landing, result: 'ok' }])
  const refused = (await wechat.notes('bridge')).filter(({ answer }) => !/:(?:ok|confirm)$/.test(String(answer)))
  expect(refused.filter(({ name }) => name !== 'getNetworkType')).toEqual([])
})

test('a second visit, a reload and another tab do not authorize again', async ({ phone, wechat }) => {
  const visitor = await phone('android')
  const { page, context } = visitor
  await enter(visitor)
  await page.reload()
  await visit(visitor, '/course/C101')
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/live')
  // The bridge is started after the silent authorization would have been.
  await expect
    .poll(async () => (await wechat.notes('verify')).map(({ url }) => url))
    .toContain(`${visitor.origin}/live`)
  expect(await wechat.notes('authorize')).toHaveLength(1)
})

test('of three failed trips in a row two go to WeChat, the third shows 授权失败', async ({ phone, server, wechat }) => {
  await server.control('fault', { path: '/auth/wx-oa-login', kind: 'code', value: 40029, times: 0 })
  const visitor = await phone('android')
  const { page } = visitor
  for (const _ of [1, 2]) {
    await visit(visitor, LANDING)
    await expect(page.getByText('未知错误')).toBeVisible()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  }
  await visit(visitor, LANDING)
  const notice = page.getByRole('alert').filter({ hasText: '授权失败，请稍后重试' })
  const login = notice.getByRole('link', { name: '手机号登录' })
  await expect(login).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(LANDING)}`)
  await expect(page.getByRole('link', { name: COURSE }).first()).toBeVisible()
  expect(await wechat.notes('authorize')).toHaveLength(2)
})

test('a phone that clears all storage is not caught in a redirect loop', async ({ phone, wechat }) => {
  const visitor = await phone('android')
  await visitor.context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    localStorage.clear()
    sessionStorage.clear()
  })
  await visit(visitor, LANDING)
  await expect(visitor.page.getByText('授权失败，请稍后重试')).toBeVisible()
  expect(await wechat.notes('authorize')).toHaveLength(2)
  expect(await wechat.notes('exchange')).toEqual([])
})

test('outside WeChat nobody is authorized and no bridge is called', async ({ phone, server, wechat }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  const traffic = watch(visitor.context)
  await visit(visitor, LANDING)
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(1)
  expect(await stored(page, 'salesNumber')).toBe('S100')
  expect(await page.evaluate(() => 'WeixinJSBridge' in window)).toBe(false)
  expect(await asked(server, '/auth/wx-oa-redirect')).toEqual([])
  expect(await asked(server, '/wx/jsapi/signature')).toEqual([])
  expect((await traffic.seen()).filter(({ url }) => /__wechat|weixin/.test(url))).toEqual([])
  for (const kind of ['authorize', 'sign', 'verify', 'bridge'] as const) expect(await wechat.notes(kind)).toEqual([])
})
