import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { installControls } from '#test/e2e/kit/controls.ts'
import { everything, type Kept } from '#test/e2e/kit/device.ts'
import { policyViolations } from '#test/e2e/kit/policy-violations.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { field, signInBySms, typeCode } from '#test/e2e/kit/sms.ts'
import {
  asked,
  enter,
  expect,
  goInside,
  historyOf,
  reports,
  stored,
  test,
  type Traffic,
  visit,
  watch,
} from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)

/** The build that the server serves. */
const DIST = process.env['DIST'] ?? fileURLToPath(new URL('../../../dist', import.meta.url))
const MOBILE = '13800000002'
const OWN = ['accessToken', 'refreshToken', 'openId', 'wxId', 'accountType', 'salesNumber']
/** The app's own keys beside the six of the session; none names a person. */
const APP = [
  'account',
  'consent',
  'preferences',
  'snapshots',
  'deviceId',
  'deviceReported',
  'salesNumberAt',
  'authTrips',
]
const TAB = [
  'visit',
  'scene',
  'ch',
  'shareWxId',
  'landing',
  'landingReported',
  'entry',
  'authCodes',
  'authNonce',
  'authTrips',
  'authEnded',
]

interface Secrets {
  /** Values that are allowed in their own bodies and bearers, and under their own key. */
  [name: string]: string
}

async function secretsOf(page: Page, server: Server): Promise<Secrets> {
  const { local } = await everything(page)
  const [exchange] = await asked(server, '/auth/wx-oa-login')
  const all = {
    accessToken: local['accessToken'],
    refreshToken: local['refreshToken'],
    openId: local['openId'],
    mobile: MOBILE,
    smsCode: await server.smsCode(MOBILE),
    code: exchange?.query['code'],
    state: exchange?.query['state'],
  }
  const known = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(known)
}

/** Addresses, referers, cookies and tracking bodies in which a secret was found. */
async function leaks(traffic: Traffic, secrets: Secrets): Promise<string[]> {
  const isTrip = (url: string) => /\/authorization\?|\/oauth2\/authorize\?|\/auth\/wx-oa-(?:login|redirect)\?/.test(url)
  const isReport = (url: string) => /customer_track|web-track|wx_track|public\/device/.test(url)
  return (await traffic.seen())
    .filter(({ url }) => !url.includes('/__wechat/bridge.js'))
    .flatMap(({ url, headers, body }) => {
      const places = {
        url: isTrip(url) ? '' : url,
        referer: headers['referer'] ?? '',
        cookie: (headers['cookie'] ?? '').replace(/__wx_\w+=[^;]*/g, ''),
        report: isReport(url) ? body : '',
      }
      return Object.entries(places).flatMap(([place, text]) =>
        Object.entries(secrets).flatMap(([name, secret]) =>
          decodeURIComponent(text.replaceAll('%', '%25')).includes(secret)
            ? `${name} in ${place} of ${url.split('?')[0]}`
            : [],
        ),
      )
    })
}

/** Where the device stores a secret under a foreign key, and unknown keys. */
function strayInStorage({ url, local, session, cookies, databases, caches }: Kept, secrets: Secrets): string[] {
  const known = (key: string) =>
    OWN.includes(key) || APP.includes(key) || key === 'prepared' || /^own:(?:guest|[0-9a-f]{14}):\w+$/.test(key)
  const places: [string, string][] = [
    ['address', url],
    ['cookies', cookies],
    ...Object.entries(local).filter(([key]) => !OWN.includes(key)),
    ...Object.entries(session),
    ...databases.map((each): [string, string] => [`database ${each.name}`, JSON.stringify(each)]),
    ...caches.map((each): [string, string] => [`cache ${each.url}`, each.url + each.text]),
  ]
  return [
    ...Object.keys(local).filter((key) => !known(key)),
    ...Object.keys(session).filter((key) => !TAB.includes(key) && !/^(?:sms\.|own:|draft|list)/.test(key)),
    ...places.flatMap(([place, text]) =>
      Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? `${name} in ${place}` : [])),
    ),
  ]
}

async function crawl(page: Page, through = pages): Promise<void> {
  for (const { path } of through) {
    await goInside(page, path)
    await expect(page.locator('#root h1')).toBeVisible()
    // The parts after the first content as well; a redirecting page has redirected.
    await page.waitForFunction(() => window.untilLoaded())
  }
}

/** Signs in inside WeChat, binds a number and leaves traces wherever the app accepts text. */
async function member(page: Page, server: Server): Promise<void> {
  await goInside(page, '/login/bind?redirect=%2Fme')
  await typeCode(page, server, MOBILE)
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: /换绑/ })
  await expect(sheet.or(page.getByText('138****0002')).first()).toBeVisible()
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: '换绑' }).click()
  await expect(page.getByText('138****0002')).toBeVisible()
}

test('inside WeChat no visited page violates the CSP or leaves a secret in any address, referer, report, log or storage', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page, context } = visitor
  const traffic = watch(context)
  const blocked = await policyViolations(context)
  await installControls(context, { worker: true })
  await enter(visitor)
  await member(page, server)
  await crawl(page)
  // Each page once more as the first of a document.
  for (const path of ['/course', '/course/C101', '/article/A201', '/me']) {
    await visit(visitor, path)
    await expect(page.locator('#root h1')).toBeVisible()
  }
  expect(blocked).toEqual([])
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(pages.length)
  const secrets = await secretsOf(page, server)
  expect(Object.keys(secrets)).toEqual(['accessToken', 'refreshToken', 'openId', 'mobile', 'smsCode', 'code', 'state'])
  expect(await leaks(traffic, secrets)).toEqual([])
  expect(strayInStorage(await everything(page), secrets)).toEqual([])
  const entries = (await historyOf(page)).filter((url) => Object.values(secrets).some((secret) => url.includes(secret)))
  expect(entries).toEqual([])
  expect(foreign(await traffic.seen(), visitor.origin)).toEqual([])
  // A production build logs nothing to the console by itself.
  expect(traffic.lines.filter((line) => !/Failed to load resource|net::ERR_/.test(line))).toEqual([])
})

test('a login by number leaves neither number nor code behind, and a logout nothing of the customer', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context } = visitor
  const traffic = watch(context)
  await installControls(context, { worker: true })
  await visit(visitor, '/login?redirect=%2Fme')
  await signInBySms(page, server, MOBILE)
  await expect(page.getByText('138****0002')).toBeVisible()
  // Every page is visited inside WeChat, above; here only a customer's private ones.
  await crawl(
    page,
    pages.filter(({ path }) => path.startsWith('/me/')),
  )
  await goInside(page, '/me')
  const secrets = await secretsOf(page, server)
  expect(await leaks(traffic, secrets)).toEqual([])
  expect(strayInStorage(await everything(page), secrets)).toEqual([])
  expect(foreign(await traffic.seen(), visitor.origin)).toEqual([])
  expect(traffic.lines.filter((line) => !/Failed to load resource|net::ERR_/.test(line))).toEqual([])
  await goInside(page, '/me/settings')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('您好，请登录')).toBeVisible()
  await expect.poll(async () => strayInStorage(await everything(page), secrets)).toEqual([])
  const { local } = await everything(page)
  expect(OWN.filter((key) => key in local && !['accountType', 'salesNumber'].includes(key))).toEqual([])
})

test('a secret in a manipulated address is never reported', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context } = visitor
  const traffic = watch(context)
  const planted = { token: 'tkSECRET00112233', mobile: '13912345678', openId: 'oSECRET99887766', code: 'cdSECRET5566' }
  const query = new URLSearchParams(planted).toString()
  for (const path of ['/course', '/course/C101', '/article/A201', '/me', '/redirect', '/o2n', '/nowhere']) {
    await visit(visitor, `${path}?${query}`)
    await expect(page.locator('#root')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
  }
  // Reports wait in the outbox until the next page at the latest.
  await visit(visitor, '/me')
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(5)
  const bodies = (await traffic.seen()).map(({ url, body, navigation }) =>
    navigation ? '' : `${new URL(url).search} ${body}`,
  )
  for (const secret of Object.values(planted)) {
    expect(bodies.filter((text) => text.includes(secret))).toEqual([])
    expect(JSON.stringify(await reports(server))).not.toContain(secret)
  }
  const { local, databases } = await everything(page)
  for (const secret of Object.values(planted)) expect(JSON.stringify({ local, databases })).not.toContain(secret)
})

test('no source map is publicly served', async ({ server }) => {
  const files = await readdir(DIST, { recursive: true })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    expect(await readFile(join(DIST, name), 'utf8'), name).not.toMatch(/sourceMappingURL=(?!data:)/)
  }
  // The server adds none to what the build holds.
  const [first = ''] = scripts.filter((name) => name.startsWith('assets'))
  const answer = await fetch(`${server.plain}/${first}`)
  expect(await answer.text()).toBe(await readFile(join(DIST, first), 'utf8'))
  expect((await fetch(`${answer.url}.map`)).status).toBe(404)
})

/** Requests to other origins; WeChat's own SDK reports to WeChat. */
function foreign(seen: readonly { url: string }[], origin: string): string[] {
  const known = (url: string) =>
    url.startsWith(`${origin}/`) || url.startsWith('https://open.weixin.qq.com/sdk/report?')
  return seen.flatMap(({ url }) => (/^https?:/.test(url) && !known(url) ? url : []))
}

test('typed but unsent text is in no address and no report', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context } = visitor
  const traffic = watch(context)
  await visit(visitor, '/login?redirect=%2Fme')
  await field(page, '手机号').fill(MOBILE)
  await field(page, '验证码').fill('135791')
  await goInside(page, '/course')
  await expect(page.locator('#root h1')).toBeVisible()
  await page.goBack()
  await expect(field(page, '验证码')).toBeVisible()
  await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(2)
  expect(await leaks(traffic, { mobile: MOBILE, smsCode: '135791' })).toEqual([])
  expect(JSON.stringify(await reports(server))).not.toMatch(/13800000002|135791/)
  expect(await stored(page, 'entry')).toBeNull()
  expect(JSON.stringify((await everything(page)).local)).not.toMatch(/13800000002|135791/)
})
