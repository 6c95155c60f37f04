import type { BrowserContext, Page, Request } from '@playwright/test'
import { CANARY } from '#test/corpora/hostile.ts'
import { xssStrings } from '#test/corpora/xss.ts'
import { answerOf, expect, installControls } from '#test/e2e/kit/controls.ts'
import { test as base } from '#test/e2e/kit/fixtures.ts'
import { seen, untilHydrated, watch, withoutModules } from '#test/e2e/kit/hydration.ts'
import { type Server, startServer } from '#test/e2e/kit/server.ts'
import { signInBySms } from '#test/e2e/kit/sms.ts'
import { signOut, storedIn } from '#test/e2e/kit/traces.ts'

/** The service with pages that carry their first public answer, which other tests do without: it goes around their mocks. */
const test = base.extend<object, { ownServer: Server }>({
  ownServer: [
    async ({}, use) => {
      const server = await startServer({ FIRST_ANSWERS: '1' })
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],
})

const COURSE = '/course/C101'
const DETAIL = /\/(?:article-course\/detail|article\/course\/number\/\w+)$/
const TITLE = '股票投资第一课：从开户到看懂一张行情图'
const asksFor = (call: RegExp) => (request: Request) => call.test(new URL(request.url()).pathname)

/** The requests of a page for its first answer, of customers and guests. */
function requestsFor(page: Page, call: RegExp): Request[] {
  const found: Request[] = []
  page.on('request', (request) => {
    if (asksFor(call)(request)) found.push(request)
  })
  return found
}

/** Every visible text of the page at any time. */
async function remembering(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => shown.add(document.querySelector<HTMLElement>('#root')?.innerText ?? '')
    const everything = { attributes: true, childList: true, subtree: true, characterData: true }
    new MutationObserver(look).observe(document, everything)
  })
}
const everShown = (page: Page, text: string) =>
  page.evaluate((wanted) => [...(Object(window).shown as Set<string>)].some((each) => each.includes(wanted)), text)

for (const [path, call, title] of [
  [COURSE, DETAIL, TITLE],
  ['/course', /\/article-course\/list$/, TITLE],
  ['/article/A201', /\/article(?:Info|\/info)$/, '成交额连续放大，先看懂再说话'],
  ['/stock/SH600901', /\/quotes\/v1\/symbols$/, '江岸食品 600901'],
] as const)
  test(`${path}: a guest’s first visit shows the answer that came with the page, and does not request it again`, async ({
    phone,
  }) => {
    const { page, context, open } = await phone('browser', { consent: true })
    await watch(context, title)
    const requests = requestsFor(page, call)
    await open(path)
    await untilHydrated(page)
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    expect(await page.locator('#first-answer').count()).toBe(1)
    expect(requests.map((request) => request.url())).toEqual([])
    expect(await seen(page)).toEqual({ shift: 0, inPlace: true })
  })

for (const [path, call, content] of [
  [
    '/home',
    '**/public/app/scene/card',
    (page: Page) =>
      page
        .getByRole('main')
        .getByText(/正在直播|后开播|开播$/)
        .first(),
  ],
  ['/live', '**/public/room/card-list', (page: Page) => page.getByText('一周安排')],
  [
    '/stock',
    '**/quotes/v1/indexes',
    (page: Page) =>
      page
        .getByRole('list', { name: '指数' })
        .getByText(/^\d[\d,]*\.\d\d$/)
        .first(),
  ],
] as const)
  test(`${path}: the first render takes the answer that came with the page`, async ({ phone }) => {
    const { page, context, open } = await phone('browser', { consent: true })
    await context.route(call, (route) => route.abort())
    await open(path)
    await expect(content(page)).toBeVisible()
    expect(await page.locator('#first-answer').count()).toBe(1)
  })

test('the answer’s texts are shown before any code runs, with its time', async ({ phone }) => {
  const visitor = await phone('browser', { consent: true })
  await withoutModules(visitor)
  await visitor.context.route('**/api/**', (route) => route.abort())
  await visitor.open(COURSE)
  await expect(visitor.page.getByRole('heading', { name: TITLE })).toBeVisible()
  const [at, savedAt] = await visitor.page.evaluate(() => [
    JSON.parse(document.querySelector('#first-answer')?.textContent ?? '').at as number,
    window.__boot?.painted?.savedAt,
  ])
  expect(savedAt).toBe(at)
})

test('without scripts the page has its answer', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.plain + COURSE)
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page.getByText('登录后报名')).toBeVisible()
  await page.goto(`${server.plain}/course`)
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
  await context.close()
})

for (const from of ['the page', 'the device'])
  test(`the first frame has the words of ${from}, however long the parser takes`, async ({ phone, server }) => {
    const visitor = await phone('browser', { consent: true })
    if (from === 'the device') {
      await visitor.open(COURSE)
      await visitor.page.waitForFunction(() => localStorage.getItem('own:guest:first') !== null)
      const plain = await visitor.context.request.get(`${server.plain}/shells/course-detail.html`)
      await visitor.context.route(`**${COURSE}`, (route) => route.fulfill({ response: plain }))
    }
    await withoutModules(visitor)
    await visitor.context.addInitScript(() => {
      requestAnimationFrame(() => Object.assign(window, { first: document.querySelector('#root')?.textContent }))
      // The parser lets a frame be painted after so much work.
      const linger = () => {
        const until = performance.now() + 100
        while (performance.now() < until);
      }
      new MutationObserver(linger).observe(document, { childList: true, subtree: true })
    })
    await visitor.open(COURSE)
    await visitor.page.waitForFunction(() => 'first' in window)
    expect(await visitor.page.locator('#first-answer').count()).toBe(from === 'the page' ? 1 : 0)
    expect(await visitor.page.evaluate(() => Reflect.get(window, 'first') as string)).toContain(TITLE)
  })

for (const [who, mobile, kept] of [
  ['a customer who bought the course', '13800000002', undefined],
  ['a customer who did not', '13800000001', undefined],
  ['who has a refresh token alone', '13800000002', 'refreshToken'],
] as const)
  test(`${who} never sees the guest’s page, and requests their own`, async ({ phone, server }) => {
    const { page, context, open } = await phone('browser', { consent: true })
    await remembering(context)
    const tokens = await server.tokens(mobile)
    const { accessToken, refreshToken } = tokens
    const given = kept === undefined ? { accessToken, refreshToken } : { refreshToken }
    await context.addInitScript((all) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('given')) return
      sessionStorage.setItem('given', '1')
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, given)
    const isOwn = (request: Request) =>
      asksFor(DETAIL)(request) && request.headers()['authorization']?.startsWith('Bearer ') === true
    const own = page.waitForRequest(isOwn)
    await open(COURSE)
    await own
    await untilHydrated(page)
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(await page.locator('#first-answer').count()).toBe(1)
    if (kept === undefined) expect(await everShown(page, '登录后报名')).toBe(false)
    else await expect(page.getByText('登录后报名')).toHaveCount(0)
  })

test('after a sign-in and a sign-out the page shows the answer of the current visitor, never an earlier one', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context, open, origin } = visitor
  await remembering(context)
  const enrol = page.getByRole('link', { name: '登录后报名' })
  const learn = page.getByRole('link', { name: '继续学习' })
  /** The answer of the customer, by its key on the device. */
  const copies = () => storedIn(page, ['/article/course/number/C101'])
  await open(COURSE)
  await untilHydrated(page)
  await enrol.click()
  await page.evaluate(() => (Object(window).shown as Set<string>).clear())
  await signInBySms(page, server, '13800000002')
  await expect(page).toHaveURL(origin + COURSE)
  await expect(learn).toBeVisible()
  expect(await everShown(page, '登录后报名')).toBe(false)
  await expect.poll(copies).not.toEqual([])

  await page.reload()
  await expect(learn).toBeVisible()
  expect(await page.locator('#first-answer').count()).toBe(1)
  expect(await everShown(page, '登录后报名')).toBe(false)

  await open('/me')
  await signOut(page)
  await expect.poll(copies).toEqual([])
  const requests = requestsFor(page, DETAIL)
  await open(COURSE)
  await untilHydrated(page)
  await expect(enrol).toBeVisible()
  expect(await everShown(page, '继续学习')).toBe(false)
  expect(requests).toEqual([])
})

test('the document of a customer is that of a guest, byte for byte', async ({ server }) => {
  const { accessToken } = await server.tokens('13800000002')
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(server.plain + COURSE, { headers })
    expect(response.headers.get('set-cookie')).toBeNull()
    return response.text()
  }
  const plain = await read({})
  expect(await read({ authorization: `Bearer ${accessToken}`, cookie: `accessToken=${accessToken}` })).toBe(plain)
  expect(plain).toContain(`<meta property="og:title" content="${TITLE}" />`)
  expect(plain).toContain(`<link rel="canonical" href="${server.plain}${COURSE}" />`)
  expect(plain).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/files\/share\/\w+\.png" \/>/)
  expect(plain).toMatch(/<meta name="description" content="[^"]* · \d+节 · 投资有风险" \/>/)
  expect(plain).toContain(`<title>${TITLE} · `)
  const image = / property="og:image" content="([^"]*)"/.exec(plain)?.[1] ?? ''
  expect((await fetch(image)).headers.get('content-type')).toMatch(/^image\//)
})

test('a hostile answer in the page runs nothing, and is shown as text', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { context, page, origin, open } = visitor
  await installControls(context)
  await context.addInitScript(
    (canary) => Object.assign(window, { [canary]: () => Object.assign(window, { ran: true }) }),
    CANARY,
  )
  const { data, ...envelope } = await answerOf(origin, '/public/article-course/detail?number=C101')
  const texts = xssStrings()
  const some = [
    `</script><script>${CANARY}()</script>`,
    ...texts.filter((_, at) => at % Math.ceil(texts.length / 12) === 0),
  ]
  for (const [at, text] of some.entries()) {
    const number = `X${at}`
    const body = JSON.stringify({
      ...envelope,
      data: { ...data, number, title: text, refundRuleText: text, tag: text },
    })
    await server.control('fault', {
      path: '/public/article-course/detail',
      kind: 'body',
      text: body,
      type: 'application/json',
    })
    await open(`/course/${number}`)
    await untilHydrated(page)
    expect(await page.locator('#first-answer').count()).toBe(1)
    const painted = await page.evaluate(() => Object(window.__boot?.painted?.data).title as string)
    expect(painted).toBe(JSON.parse(JSON.stringify(text)))
    expect(await page.evaluate(() => [Reflect.has(window, 'ran'), document.scripts.length > 40])).toEqual([
      false,
      false,
    ])
  }
})

test('a page whose answer does not arrive is complete without it', async ({ phone, server }) => {
  await server.control('fault', { path: '/public/article-course/detail', kind: 'latency', value: 1_500 })
  const { page, open } = await phone('browser', { consent: true })
  const requests = requestsFor(page, DETAIL)
  await open('/course/C102')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.locator('#first-answer').count()).toBe(0)
  expect(requests.length).toBe(1)
})
