import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { seen, untilHydrated, untilPrefetched, watch, withoutModules } from '#test/e2e/kit/hydration.ts'
import { expect } from '#test/e2e/kit/device.ts'
import { type Place, test } from '#test/e2e/kit/fixtures.ts'
import { answerOf } from '#test/e2e/kit/controls.ts'

/** The prerendered routes, the content of their first answer, its call, and the last part rendered. */
const routes: { path: string; title: string; guest: string; member: string; last?: string }[] = [
  {
    path: '/course',
    title: '股票投资第一课：从开户到看懂一张行情图',
    guest: '/public/article-course/list',
    member: '/article/course',
  },
  {
    path: '/live',
    title: '每天三条规则：委托、成交、撤单',
    guest: '/public/room/card-list',
    member: '/public/room/card-list',
  },
  {
    path: '/course/C101',
    title: '股票投资第一课：从开户到看懂一张行情图',
    guest: '/public/article-course/detail',
    member: '/article/course/number/C101',
    last: '☆ 收藏',
  },
  {
    path: '/article/A201',
    title: '成交额连续放大，先看懂再说话',
    guest: '/public/articleInfo',
    member: '/article/info',
  },
]
/** Others, whose record is not in the entry. */
const besideEntry: typeof routes = [
  { path: '/team/TM02', title: '三遍读完一份报告', guest: '/public/team/TM02', member: '/public/team/TM02' },
  {
    path: '/analyst/T003',
    title: '周老师',
    guest: '/public/analyst/gw/list',
    member: '/public/analyst/gw/list',
  },
]
const visitors: { who: 'guest' | 'member'; place: Place; signedInAs?: string }[] = [
  { who: 'guest', place: 'browser' },
  { who: 'member', place: 'android', signedInAs: '13800000002' },
]
test.setTimeout(120_000)

for (const { path, title, ...calls } of [...routes, ...besideEntry]) {
  for (const { who, place, signedInAs } of visitors) {
    test(`${path} for a ${who}: one request, hydrated node by node, no layout shift`, async ({ phone, server }) => {
      const { page, context, open } = await phone(place, { consent: true, ...(signedInAs && { signedInAs }) })
      await watch(context, title)
      await open(path)
      await untilHydrated(page)
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      // The last thing a page does by itself: by then React is long done.
      await untilPrefetched(page)
      if (calls.last) await expect(page.getByRole('button', { name: calls.last })).toBeVisible()
      const { shift, inPlace } = await seen(page)
      expect(inPlace, 'the node painted first is still there').toBe(true)
      expect(shift).toBeLessThan(0.001)
      const call = calls[who]
      const asked = (await server.journal(call)).filter((entry) => entry.path.replace(/^\/api/, '') === call)
      expect(asked.length, call).toBe(1)
      const events = [...(await server.journal('upload-event')), ...(await server.journal('upload/enven'))]
      expect(events.filter(({ body }) => JSON.stringify(body).includes('"crash"'))).toEqual([])
    })
  }
}

test('without JavaScript every page says at its top what to do', async ({ server }) => {
  const { launchOptions } = test.info().project.use
  // The driver's own switch leaves <noscript> as for a browser with scripts.
  const args = [...(launchOptions?.args ?? []), '--blink-settings=scriptEnabled=false']
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const path of [...routes.map((each) => each.path), '/me', '/login']) {
    await page.goto(server.plain + path)
    // The driver finds no text inside.
    const sentence = page.locator('noscript > p').first()
    await expect(sentence, path).toHaveText('请在浏览器设置中打开 JavaScript 后访问。')
    await expect(sentence, path).toBeVisible()
    expect((await sentence.boundingBox())?.y, path).toBeLessThan(100)
  }
  await browser.close()
})

for (const { who, place, signedInAs } of visitors) {
  test(`/me for a ${who}: renders before any module, without requests or layout shift`, async ({ phone, server }) => {
    const visitor = await phone(place, { consent: true, ...(signedInAs && { signedInAs }) })
    const { page, context, open } = visitor
    await watch(context, '我的服务人员')
    await withoutModules(visitor)
    await open('/me')
    await expect(page.getByRole('heading', { name: '我的', level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    expect((await server.journal('/users/me')).length).toBe(0)
    if (who === 'guest') await expect(page.getByText('您好，请登录')).toBeVisible()
    await context.unroute('**/assets/*.js')
    await open('/me')
    await untilHydrated(page)
    await expect(page.getByText(who === 'guest' ? '您好，请登录' : '138****0002')).toBeVisible()
    expect((await seen(page)).shift).toBeLessThan(0.001)
  })
}

test('an entry that does not arrive leaves a retry on plain and prerendered pages, which opens them', async ({
  phone,
}) => {
  const { page, context, open } = await phone('browser', { consent: true, signedInAs: '13800000002' })
  const entry = '**/assets/index-*.js'
  const retry = page.getByRole('alert').getByRole('button', { name: '网络不佳，尚未加载完成，点此重试' })
  for (const path of ['/me/order', '/course/C101']) {
    await context.route(entry, (route) => route.abort())
    await open(path)
    await expect(retry).toBeInViewport()
    await context.unroute(entry)
    await retry.click()
    await untilHydrated(page)
    await expect(retry).toHaveCount(0)
  }
})

/** What a careless page would misinterpret, in one text. */
const hostile = [
  '<img src=x onerror="window.hit=1"><script>window.hit=1</script>',
  '{{title}} {{constructor.name}} $& $1 ${1+1} &lt;b&gt;',
  '\u202e价高 moc.live\u2066 \u200f\u0627\u0644\u0633',
  '长'.repeat(3_000),
  'W'.repeat(3_000),
].join(' ')
const answers: Record<string, (data: Record<string, unknown>) => object> = {
  '/course': (data) => ({
    ...data,
    list: (data['list'] as object[]).map((row) => ({ ...row, title: hostile, tag: hostile })), // the list of the call
  }),
  '/live': (data) => Object.values(data).map((row) => Object.assign({}, row, { title: hostile, topic: hostile })),
  '/course/C101': (data) => ({ ...data, title: hostile, tag: hostile }),
  '/article/A201': (data) => ({ ...data, title: hostile, source: hostile, summary: hostile }),
}

for (const { path, guest } of routes) {
  for (const modules of [false, true]) {
    test(`${path}: hostile text stays text, rendered ${modules ? 'by the page' : 'by the inline script'}`, async ({
      phone,
    }) => {
      const visitor = await phone('browser', { consent: true })
      const { page, context, open, origin } = visitor
      const query =
        { '/course': '?pageNo=1&pageSize=20', '/live': '', '/course/C101': '?number=C101' }[path] ?? '?id=A201'
      const good = await answerOf(origin, guest + query)
      const json = { ...good, data: answers[path]?.(good.data) }
      await context.route(
        ({ pathname }) => pathname === `/api${guest}`,
        (route) => route.fulfill({ json }),
      )
      if (!modules) await withoutModules(visitor)
      await open(path)
      if (modules) await untilHydrated(page)
      const said = page.locator('#root h1, #root h2, #root h3, #root p, #root span, #root strong')
      await expect.poll(async () => (await said.allTextContents()).includes(hostile)).toBe(true)
      expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
      expect(await page.locator('#root script, #root [onerror]').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBeLessThanOrEqual(0)
    })
  }
}

const malformed = [
  { kind: 'malformed' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'shape' },
  { kind: 'cut' },
  { kind: 'drop' },
  { kind: 'status', value: 500 },
  { kind: 'status', value: 404 },
  { kind: 'code', value: 50000, text: '系统繁忙' },
  { kind: 'body', text: '{"code":0,"data":null}' },
  { kind: 'body', text: '{"code":0,"data":{"list":[null]}}' },
]

for (const [turn, { path, title, guest }] of routes.entries()) {
  test(`${path}: an invalid first answer shows an error card, a slow one is waited for`, async ({ phone, server }) => {
    // One script handles every page's first answer: the list gets every kind, the others share them.
    const kinds = turn === 0 ? malformed : malformed.filter((_, at) => at % 2 === turn % 2)
    for (const fault of kinds) {
      const label = JSON.stringify(fault)
      const { page, context, open } = await phone('browser', { consent: true })
      await server.control('fault', { path: guest, times: 0, ...fault })
      await open(path)
      const retry = page.locator('#main').getByRole('alert').getByRole('button', { name: '重试' }).first()
      await expect(retry, label).toBeVisible()
      await expect(page.getByText(/页面报错|\[object|undefined|NaN/), label).toHaveCount(0)
      await clearFaults(server.plain)
      const drawn = page.getByText(title, { exact: true }).first()
      // On a slow machine the page has retried by itself, and the button is gone.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
        await expect(drawn, label).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      await context.close()
    }
    const { page, open } = await phone('browser', { consent: true })
    await server.control('fault', { path: guest, times: 1, kind: 'latency', value: 3_000 })
    await open(path)
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  })
}

/** Undoes `fault`. */
async function clearFaults(origin: string): Promise<void> {
  await fetch(`${origin}/__test/fault`, { method: 'DELETE' })
}

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0'

test('dark, elder and desktop styles apply from the first frame of every prerendered page', async ({
  phone,
  browser,
  server,
}) => {
  const visitor = await phone('browser', { consent: true, colorScheme: 'dark', elder: true })
  await firstFrame(visitor.context)
  await withoutModules(visitor)
  const context = await browser.newContext({ userAgent: desktop })
  await firstFrame(context)
  const page = await context.newPage()
  const light = (colour: string) =>
    (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  for (const path of [...routes.map((each) => each.path), '/me', '/login']) {
    await visitor.open(path)
    const old = await frame(visitor.page)
    expect(old, path).toMatchObject({ skin: 'mobile', elder: 'true' })
    expect(light(old.ink), `${path} ${old.ink}`).toBeGreaterThan(450)
    expect(Number.parseFloat(old.size), path).toBeGreaterThan(16)
    await page.goto(server.plain + path)
    const plain = await frame(page)
    expect(plain, path).toMatchObject({ skin: 'desktop', elder: null })
    expect(light(plain.ink), `${path} ${plain.ink}`).toBeLessThan(300)
  }
  await context.close()
})

interface Frame {
  skin: string | null
  elder: string | null
  /** Text colour: light in dark mode. */
  ink: string
  size: string
}

/** Remembers the styles of the first frame with content. */
async function firstFrame(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const look = () => {
      const root = document.documentElement
      const shown = document.querySelector('#root > *')
      if (!shown) return requestAnimationFrame(look)
      Object.assign(window, {
        frame: {
          skin: root.getAttribute('data-skin'),
          elder: root.getAttribute('data-elder'),
          ink: getComputedStyle(document.body).color,
          size: getComputedStyle(document.querySelector('#root a, #root p, #root h1, #root output') ?? shown).fontSize,
        },
      })
      return 0
    }
    requestAnimationFrame(look)
  })
}

async function frame(page: Page): Promise<Frame> {
  await page.waitForFunction(() => 'frame' in window)
  return page.evaluate(() => Reflect.get(window, 'frame') as Frame) // set by `firstFrame`
}
