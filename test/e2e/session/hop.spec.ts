import type { Page } from '@playwright/test'
import { expect } from '#test/e2e/kit/device.ts'
import { goInside, historyOf, reports, sayings, test, visit } from '#test/e2e/kit/watch.ts'
import { harmlessTargets } from '#test/corpora/redirects.ts'

test.setTimeout(180_000)

const MOBILE = '13800000002'
const main = (page: Page) => page.getByRole('main')

test('/redirect names the external host, and leaves only after a press', async ({ phone, wechat }) => {
  const visitor = await phone('android', { consent: false })
  const { page, context, origin } = visitor
  await context.route('https://mp.weixin.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>${route.request().headers()['referer'] ?? ''}</title>` }),
  )
  const target = 'https://mp.weixin.qq.com/s/abc?x=1'
  await visit(visitor, `/redirect?url=${encodeURIComponent(target)}`)
  await expect(main(page).getByText('mp.weixin.qq.com', { exact: true })).toBeVisible()
  expect(page.url()).toContain('/redirect?')
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
  await visit(visitor, `/redirect?url=${encodeURIComponent(target)}`)
  await page.getByRole('button', { name: '继续前往' }).click()
  await expect(page).toHaveURL(target)
  // Other sites do not learn the referring page.
  expect(['', `${origin}/`]).toContain(await page.title())
  expect((await historyOf(page)).filter((url) => url.includes('/redirect'))).toEqual([])
  expect(await wechat.notes('authorize')).toEqual([])
})

test('/redirect resolves a known short key, and reports any other', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  await server.control('fault', { path: '/wx/url/redirect', kind: 'drop', times: 0 })
  await visit(visitor, '/redirect?k=nothing')
  await expect(main(page).getByText('网络开小差了，请稍后重试')).toBeVisible()
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(main(page).getByText(/链接/)).toBeVisible()
  // The service's answer is validated like any outside target.
  const body = (url: string) => JSON.stringify({ code: 0, message: '', data: { url } })
  const text = async (url: string) =>
    server.control('fault', { path: '/wx/url/redirect', kind: 'body', text: body(url), times: 1 })
  await text('https://evil.invalid/')
  await visit(visitor, '/redirect?k=evil')
  await expect(main(page).getByText('链接不受信任')).toBeVisible()
  await text('/article/A201')
  await visit(visitor, '/redirect?k=good')
  await expect(page).toHaveURL(`${visitor.origin}/article/A201`)
  for (const query of ['', '?', '?k=', '?k=a%2Fb', '?other=1']) {
    await visit(visitor, `/redirect${query}`)
    await expect(main(page).getByText('链接不受信任'), query).toBeVisible()
  }
})

test('/o2n opens each old address at its current page, keeping the attribution', async ({ phone }) => {
  const visitor = await phone('browser')
  const { page, origin } = visitor
  const old: [string, string][] = [
    ['?p=%2F', '/home'],
    ['?p=%2Fcourse%2Flist%2F', '/course'],
    ['?p=%2FcourseDetail%3Fid%3DC101', '/course/C101'],
    ['?p=%2Fseries%2Fdetail%3FseriesId%3DSR01', '/course/series/SR01'],
    ['?p=%2Farticle%2Finfo%3FarticleId%3DA201', '/article/A201'],
    ['?p=%2FuserCenter', '/me'],
    ['?p=%2Fregister', '/login'],
    ['?p=%2Fagreement', '/userPolicy'],
    ['#/privacy', '/privacyProtocol'],
    ['#!/liveRoom', '/live'],
    ['?salesNumber=S100&p=%2Fmine%3Ftoken%3Dabc', '/me?salesNumber=S100'],
    ['#/courseList?sn=S7&code=abc&openId=o1', '/course?sn=S7'],
  ]
  await visitor.open('/env')
  for (const [from, to] of old) {
    await goInside(page, '/env')
    await expect(page.locator('#root h1')).toHaveText('环境诊断')
    await goInside(page, `/o2n${from}`)
    await expect(page).toHaveURL(origin + to)
    await expect(page.locator('#root h1')).toBeVisible()
    await expect(page.getByText('No Match')).toHaveCount(0)
  }
  expect((await historyOf(page)).filter((url) => url.includes('/o2n'))).toEqual([])
})

test('/o2n reports that it opened the home page instead, and tracks the kind of page missed', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context, origin } = visitor
  const said = await sayings(context, /页面已升级，已为您打开首页/)
  const missed = async () =>
    (await reports(server)).map(({ body }) => Object(body)).filter(({ action }) => action === 'old_link_miss')
  const links = { '?p=%2Flottery%2F13800138000': '/lottery/n', '?p=https%3A%2F%2Fevil.invalid%2Fcourse': '/unreadable' }
  for (const [at, [from, kind]] of Object.entries(links).entries()) {
    await visit(visitor, `/o2n${from}`)
    await expect(page).toHaveURL(`${origin}/home`)
    await expect.poll(() => said.length).toBe(at + 1)
    await expect.poll(async () => (await missed()).map(({ label }) => label)).toContain(kind)
  }
  expect(JSON.stringify(await reports(server))).not.toContain('13800138000')
})

test('an invalid address is a plain page that says No Match and nothing else', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  for (const path of [
    '/nothing',
    '/course/',
    '/Course',
    '/course/C101/',
    '/authorization/x',
    '/index.html/x',
    '/%E0%A4%A',
  ]) {
    await page.goto(visitor.origin + path, { waitUntil: 'commit' })
    await expect(page.locator('#root'), path).toHaveText('No Match')
    await expect(page).toHaveTitle('No Match')
  }
  await visitor.open('/me')
  await expect(main(page)).toBeVisible()
  await goInside(page, '/nowhere')
  await expect(page.locator('#root')).toHaveText('No Match')
  await page.goBack()
  await expect(page.getByText('您好，请登录')).toBeVisible()
})

test('a crash shows 「页面报错」 with two actions; the report says what, not who', async ({ phone, server }) => {
  const visitor = await phone('browser', { signedInAs: MOBILE, consent: true, expects: /Error: broken by this test/ })
  const { page, context } = visitor
  await context.addInitScript((mobile) => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title') ?? {}
    Object.defineProperty(document, 'title', {
      ...own,
      set(text: string) {
        if (text.startsWith('我的') && !('whole' in window)) throw new Error(`broken by this test ${mobile}`)
        own.set?.call(document, text)
      },
    })
  }, MOBILE)
  await visitor.open('/me')
  const crash = page.getByRole('alert').filter({ hasText: '页面报错' })
  await expect(crash).toBeVisible()
  await expect(page.getByText('页面崩溃啦')).toHaveCount(0)
  await expect(crash.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home')
  await goInside(page, '/userPolicy')
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible()
  await page.goBack()
  await expect(crash).toBeVisible()
  await page.evaluate(() => Object.assign(window, { whole: true }))
  await crash.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('138****0002')).toBeVisible()
  const crashes = async () => (await reports(server)).filter(({ body }) => Object(body).action === 'crash')
  await expect.poll(async () => (await crashes()).length).toBeGreaterThan(0)
  expect(JSON.stringify(await reports(server))).not.toContain(MOBILE)
})

test('/redirect accepts internal targets: every harmless one is opened unchanged', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, origin } = visitor
  await visitor.open('/env')
  await expect(main(page)).toBeVisible()
  const targets = harmlessTargets(origin)
  expect(targets).toHaveLength(29)
  const opened = await page.evaluate(
    async (values) => {
      const first: string[] = []
      navigation.addEventListener('navigate', (event) => {
        const { url } = event.destination
        if (event.navigationType === 'replace' && new URL(url).pathname !== '/redirect') first.push(url)
        // The site is another document: the attempt to load it is enough.
        if (!event.destination.sameDocument) event.preventDefault()
      })
      const places = []
      for (const value of values) {
        first.length = 0
        history.pushState(null, '', `/redirect?to=${encodeURIComponent(value)}`)
        for (const until = performance.now() + 5_000; first.length === 0 && performance.now() < until;) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        places.push(first[0] ?? 'refused')
        history.pushState(null, '', '/env')
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return places
    },
    targets.map(([value]) => value),
  )
  const resolved = opened.map((place) => (place === 'refused' ? place : place.replace(origin, '')))
  expect(targets.map(([value], at) => [value, resolved[at]])).toEqual(targets)
})
