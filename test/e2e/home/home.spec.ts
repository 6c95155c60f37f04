import type { Page } from '@playwright/test'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { saved } from '#test/e2e/kit/device.ts'
import { ok, part } from '#test/e2e/kit/parts.ts'
import { patterns } from '#test/e2e/kit/routes.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { seen, watch } from '#test/e2e/kit/hydration.ts'
import { asked, reports } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

/** Slow 4G. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const CUSTOMER = '13800000002'
const heightOf = async (page: Page, name: string) => (await part(page, name).boundingBox())?.height

test('a guest sees courses, live rooms, views, news and the company, and requests nothing of a customer', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser')
  const { page, origin } = visitor
  await visitor.open('/home')
  await expect(page).toHaveTitle(/^首页 · /)
  await expect(page.getByText('登录后可保存学习进度、查看已购课程')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fhome',
  )
  await expect(part(page, '常用功能').getByRole('link', { name: '系列课' })).toHaveAttribute(
    'href',
    '/course?tab=series',
  )
  await expect(part(page, '今天').getByText('登记编号').first()).toBeVisible()
  await expect(part(page, '推荐课程').getByRole('link', { name: /股票投资第一课/ })).toHaveAttribute(
    'href',
    '/course/C101',
  )
  const view = part(page, '团队观点').getByRole('listitem').first()
  await expect(view.getByRole('link')).toHaveAttribute('href', /^\/article\/A/)
  await expect(part(page, '快讯').getByText(/^来源：/)).toHaveCount(3)
  await expect(part(page, '投资顾问').getByText(/^登记编号 /)).toHaveCount(3)
  await expect(page.locator('footer')).toContainText('12386')
  await expect(page.locator('footer')).toContainText('证券投资咨询业务资格')
  await expect(page.getByText('为你推荐')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await reports(server)).toEqual([])
  const paths = (await server.journal()).map(({ path }) => path)
  expect(paths.filter((path) => /\/(?:tj-recommend|users|orders)\//.test(path))).toEqual([])
  await part(page, '投教专区').getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/C\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(part(page, '投教专区').getByRole('listitem')).toHaveCount(3)
})

test('every link opens an existing page', async ({ phone }) => {
  const visitor = await phone('android', { signedInAs: CUSTOMER, consent: true })
  const { page } = visitor
  await visitor.open('/home')
  await expect(part(page, '为你推荐').getByRole('listitem').first()).toBeVisible()
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const links = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])
  expect(links.length).toBeGreaterThan(8)
  const isPage = (link: string) =>
    patterns.some((pattern) => routeMatcher(pattern).pattern.exec(new URL(link, page.url()).pathname))
  expect(links.filter((link) => !isPage(link))).toEqual([])
})

const modules = [
  { name: '常用功能', path: '/app/config/navbar', empty: '暂无常用功能', nothing: [] },
  { name: '投教专区', path: '/app/config/index-list', empty: '暂无内容', nothing: { modules: [] } },
  { name: '今天', path: '/public/app/scene/card', empty: '今天没有安排，本周的直播在下面', nothing: [] },
  { name: '一周直播', path: '/public/app/scene/week/list', empty: '这一天没有直播', nothing: [] },
  { name: '快讯', path: '/public/getNewsChannels', empty: '暂无快讯', nothing: [] },
  { name: '投资顾问', path: '/public/analyst/gw/list', empty: '暂无公示信息', nothing: [] },
  { name: '为你推荐', path: '/tj-recommend/course-series/list', empty: '暂无推荐', nothing: [] },
  { name: '为你推荐的直播', path: '/tj-recommend/live-room/list', empty: '暂无推荐', nothing: [] },
]
/** Who fails together: for any two modules there is a load in which only the first fails, and one for the second. */
const halves = [0, 1, 2].flatMap((bit) => [0, 1].map((value) => modules.filter((_, at) => ((at >> bit) & 1) === value)))
const AGAIN = { name: '重试' }
test('each module fails and is empty independently, with the same height', async ({ phone, server }) => {
  const heights = new Map<string, number | undefined>()
  for (const [turn, failing] of halves.entries()) {
    // A separate phone: one with a saved copy shows that.
    const { page, context, open } = await phone('android', { signedInAs: CUSTOMER, consent: true })
    for (const { path } of failing) await server.control('fault', { path, times: 0, kind: 'status', value: 503 })
    await open('/home')
    for (const { name } of failing) await expect(part(page, name).getByText('服务繁忙，请稍后再试')).toBeVisible()
    for (const { name } of modules.filter((each) => !failing.includes(each))) {
      await expect(part(page, name).getByRole('button', AGAIN), `${turn}: ${name}`).toHaveCount(0)
      await expect(part(page, name).locator('[data-bone]'), `${turn}: ${name}`).toHaveCount(0)
    }
    for (const { name } of failing) heights.set(name, await heightOf(page, name))
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    for (const { name } of failing) {
      await part(page, name).getByRole('button', AGAIN).click()
      await expect(part(page, name).getByRole('button', AGAIN)).toHaveCount(0)
      await expect(part(page, name).getByRole('status')).toHaveCount(0)
      expect(await heightOf(page, name), name).toBe(heights.get(name))
    }
    await context.close()
  }
  const { page, context, open } = await phone('android', { signedInAs: CUSTOMER, consent: true })
  // The teams' publications are among what is on today, and the newest flash.
  const none = {
    ...Object.fromEntries(modules.map(({ path, nothing }) => [path, nothing])),
    '/public/team/articles/daily': { list: [], total: 0, pageNo: 1, pageSize: 3 },
    '/news/express': { list: [], hasMore: false, lastTime: 0 },
  }
  for (const [path, nothing] of Object.entries(none))
    await context.route(new RegExp(`/api${path}(?:\\?|$)`), (route) => route.fulfill(ok(nothing)))
  await open('/home')
  for (const { name, empty } of modules) {
    await expect(part(page, name).getByText(empty)).toBeVisible()
    expect(await heightOf(page, name), name).toBe(heights.get(name))
  }
})

/** Pages that begin with their answers, and what is there when all of them have come. */
const loading = [
  { path: '/home', last: '一周直播', late: modules.map(({ path }) => path) },
  { path: '/live', last: '看回放', late: ['/public/room/card-list', '/public/live-room/video-list'] },
  { path: '/strategy', last: '历史数据已收起', late: ['/public/strategy/list'] },
  { path: '/course', last: '股票投资第一课', late: ['/public/article-course/list'] },
  { path: '/stock', last: '大家在看', late: ['/quotes/v1/watched', '/quotes/v1/snapshots'] },
]
for (const { path, last, late } of loading) {
  test(`nothing moves while ${path} loads`, async ({ phone, server }) => {
    for (const [at, each] of late.entries()) {
      await server.control('fault', { path: each, kind: 'latency', value: 200 + at * 150, times: 0 })
    }
    const visitor = await phone('browser', { consent: false })
    const { page, context } = visitor
    await watch(context, last)
    // On a slow network the code of each part comes in a frame of its own.
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', SLOW)
    await visitor.open(path)
    await expect(part(page, last).or(page.getByText(last)).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await seen(page)).shift).toBeLessThan(0.001)
  })
}

test('recommendations require consent, are switched off with one tap, and on again in the settings', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { signedInAs: CUSTOMER })
  const { page } = visitor
  await visitor.open('/home')
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  expect(await asked(server, '/tj-recommend/course-series/list')).toEqual([])
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(part(page, '为你推荐').getByRole('listitem').first()).toBeVisible()
  await part(page, '为你推荐').getByRole('button', { name: '关闭个性化' }).click()
  await expect(page.getByText('已关闭个性化推荐，可在设置中开启')).toBeVisible()
  await expect(page.getByRole('button', { name: '关闭个性化' })).toHaveCount(0)
  const before = (await asked(server, '/tj-recommend/course-series/list')).length
  await page.reload()
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  await expect(part(page, '为你推荐')).toHaveCount(0)
  expect((await asked(server, '/tj-recommend/course-series/list')).length).toBe(before)
  await visitor.open('/me')
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('switch', { name: '个性化推荐' }).click()
  await visitor.open('/home')
  await expect(part(page, '为你推荐').getByRole('listitem').first()).toBeVisible()
})

test('opened items are tracked after consent, by module and without a name', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  await visitor.open('/home')
  await part(page, '一周直播')
    .getByRole('button', { name: /^\d\d-\d\d$/ })
    .first()
    .click()
  await part(page, '推荐课程')
    .getByRole('link', { name: /股票投资第一课/ })
    .click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await expect
    .poll(async () => JSON.stringify(await reports(server)))
    .toMatch(/"week_click".*\d{4}-\d\d-\d\d[\s\S]*"module_click"[\s\S]*"course"/)
})

test('the last watched lesson is one tap away and resumes', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  const position = { number: 'C101', course: '课', catalogId: 'C101-02', lesson: '第二节', sec: 65, at: 1 }
  await page.addInitScript(
    (text) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('own:guest:progress', text)
    },
    JSON.stringify([position]),
  )
  await visitor.open('/home')
  await expect(page.getByRole('complementary', { name: '继续学习' }).getByRole('link')).toHaveAttribute(
    'href',
    '/course/C101/lesson/C101-02',
  )
})

test('offline the saved screen is shown with its date, and a module that was never saved says so', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { signedInAs: CUSTOMER, consent: true })
  const { page } = visitor
  // The list of stocks is one of its modules too: the market's.
  for (const path of ['/public/analyst/gw/list', '/stock/my/list']) {
    await server.control('fault', { path, kind: 'status', value: 503, times: 0 })
  }
  await visitor.open('/home')
  await expect(part(page, '快讯').getByText(/^来源：/)).toHaveCount(3)
  await expect(part(page, '为你推荐').getByRole('listitem').first()).toBeVisible()
  await saved(page, '/home')
  await server.control('fault', { path: '/api/*', kind: 'drop', times: 0 })
  await visitor.open('/home')
  await expect(page.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toHaveCount(1)
  await expect(part(page, '推荐课程').getByRole('link', { name: /股票投资第一课/ })).toBeVisible()
  await expect(part(page, '快讯').getByText(/^来源：/)).toHaveCount(3)
  await expect(part(page, '投资顾问').getByRole('button', { name: '重试' })).toBeVisible()
})

test('the greeting stays in place when the login button appears', async ({ phone }) => {
  const { page, context } = await phone('browser', { consent: true })
  const greeting = page.getByText('登录后可保存学习进度、查看已购课程')
  await context.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/home')
  await expect(greeting).toBeVisible()
  const drawn = await greeting.boundingBox()
  await context.unroute('**/assets/*.js')
  await page.goto('/home')
  await expect(page.getByRole('main').getByRole('link', { name: '登录', exact: true }).first()).toBeVisible()
  expect(await greeting.boundingBox()).toEqual(drawn)
})
