import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { type Device, everything, expect, saved, savedRoutes, test, workerHasAll } from './device.ts'
import { pages } from './routes.ts'
import type { Server } from './server.ts'
import { steer, steered } from './steer.ts'

const A = '13800000002'
const B = '13800000003'

test.setTimeout(240_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

/** What names A: anything of it on the device after A has gone is a leak. */
async function marksOf(server: Server, page: Page): Promise<string[]> {
  const local = (await everything(page)).local
  const bearer = { headers: { Authorization: `Bearer ${local['accessToken']}` } }
  const ask = async (path: string) => (await fetch(`${server.plain}/api${path}`, bearer)).json()
  const order = await ask('/orders/has-paid-order-by-sku?skuId=K101')
  const me = await ask('/users/me')
  const names = [me.data.nickName, me.data.userId, order.data.orderNumber, local['account']]
  const tokens = [local['accessToken'], local['refreshToken'], local['openId'], local['wxId']]
  return [A, '138****0002', ...names, ...tokens].filter((mark) => typeof mark === 'string' && mark.length > 2)
}

/** Where these marks are, on the page or on the device. */
async function found(page: Page, marks: readonly string[]): Promise<string[]> {
  const { url, local, session, cookies, databases, caches } = await everything(page)
  const places: [string, string][] = [
    ['url', url],
    ['page', await page.content()],
    ['cookies', cookies],
    ...Object.entries(local).map(([key, value]): [string, string] => [`local ${key}`, `${key} ${value}`]),
    ...Object.entries(session).map(([key, value]): [string, string] => [`session ${key}`, `${key} ${value}`]),
    ...databases.map((each): [string, string] => [`database ${each.name}`, JSON.stringify(each)]),
    ...caches.map((each): [string, string] => [`cache ${each.url}`, JSON.stringify(each)]),
  ]
  return places.flatMap(([place, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${place}: ${mark}`),
  )
}

/** A reads, writes half a comment, stops in a lesson: all the traces that using the service leaves. */
async function live({ page, open }: Device): Promise<void> {
  await open('/course/C101/lesson/C101-03')
  await expect(page.getByText('资金余额、可用余额、可取余额').first()).toBeVisible()
  // A lesson counts as opened after five seconds.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toMatch(/:progress/)
  await open('/article/A201')
  await awake(page)
  await page.getByRole('textbox', { name: '写评论' }).fill('半句话')
  await open('/course')
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await saved(page, '/course')
  await open('/me')
  await expect(page.getByText('138****0002')).toBeVisible()
  await workerHasAll(page)
}

async function signOut(page: Page): Promise<void> {
  await awake(page)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('您好，请登录')).toBeVisible()
}

async function signIn(page: Page, server: Server, mobile: string): Promise<void> {
  await awake(page)
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => server.smsCode(mobile).catch(() => '')).not.toBe('')
  await page.getByRole('textbox', { name: '验证码' }).fill(await server.smsCode(mobile))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

async function expire(server: Server): Promise<void> {
  await server.control('refresh-code', { code: 81000008, times: 99 })
  await server.control('expire-tokens')
}

test('C3: after a sign-out without a network nothing is left either, also when opened again', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: A })
  await live(phone)
  const marks = await marksOf(server, phone.page)
  await phone.context.setOffline(true)
  await server.control('network', { down: true })
  await phone.open('/me')
  await expect(phone.page.getByText('138****0002')).toBeVisible()
  await signOut(phone.page)
  await expect.poll(() => found(phone.page, marks)).toEqual([])
  await phone.restart()
  for (const path of ['/me', '/course/C101', '/offline']) {
    await phone.open(path)
    await awake(phone.page)
    await expect.poll(() => found(phone.page, marks)).toEqual([])
  }
  expect(await savedRoutes(phone.page)).toEqual([])
})

test('C3: when another customer signs in after an expiry, nothing of the first is left', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: A })
  const { page } = phone
  await live(phone)
  const marks = await marksOf(server, page)
  await expire(server)
  await phone.open('/me')
  await expect(page).toHaveURL(/\/login/)
  await server.control('refresh-code', { code: 0, times: 0 })
  await signIn(page, server, B)
  await phone.open('/me')
  await expect(page.getByText('138****0003')).toBeVisible()
  await expect.poll(() => found(page, marks)).toEqual([])
  await server.control('network', { down: true })
  await phone.restart()
  await phone.open('/course/C101/lesson/C101-03')
  await expect(phone.page.getByText(/网络开小差了|离线可看/).first()).toBeVisible()
  expect(await found(phone.page, marks)).toEqual([])
})

test('after a sign-out with a network nothing is left, and no request speaks for them', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: A })
  const { page } = phone
  await live(phone)
  const marks = await marksOf(server, page)
  expect((await found(page, marks)).length).toBeGreaterThan(3)
  await signOut(page)
  await expect.poll(() => found(page, marks)).toEqual([])
  const after = Number((await server.journal()).at(-1)?.['n'] ?? 0)
  await phone.restart()
  for (const path of ['/me', '/course', '/course/C101/lesson/C101-03', '/article/A201', '/offline']) {
    await phone.open(path)
    await awake(phone.page)
    expect(await found(phone.page, marks)).toEqual([])
  }
  expect((await savedRoutes(phone.page)).filter((route) => route === '/me')).toEqual([])
  const asked = (await server.journal('/api/')).filter((entry) => Number(entry['n']) > after && entry['token'] !== null)
  expect(asked).toEqual([])
})

test('an expiry locks what was saved: no page shows it, with a network or without', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: A })
  await live(phone)
  const marks = await marksOf(server, phone.page)
  await expire(server)
  await phone.open('/me')
  await expect(phone.page).toHaveURL(/\/login/)
  // The locked copies stay under the account's name; everything else is gone.
  const elsewhere = async () =>
    (await found(phone.page, marks)).filter((place) => !/^(?:database snapshot-|local (?:account|own:))/.test(place))
  await expect.poll(elsewhere).toEqual([])
  await server.control('network', { down: true })
  await phone.restart()
  for (const path of ['/me', '/course/C101/lesson/C101-03', '/offline']) {
    await phone.open(path)
    await awake(phone.page)
    await expect(phone.page.locator('#root h1')).toBeVisible()
    expect(await elsewhere()).toEqual([])
  }
})

test('after an account is closed nothing of it is left, not even what a guest had read', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: A })
  const { page } = phone
  await live(phone)
  const marks = await marksOf(server, page)
  await phone.open('/me/address/edit')
  await awake(page)
  await page.getByLabel('收货人').fill('周半句')
  await phone.open('/me/cancel')
  await awake(page)
  await expect(page.getByRole('button', { name: '继续注销' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '本人放弃剩余服务' }).check()
  await page.getByRole('button', { name: '继续注销' }).click()
  await page.getByRole('button', { name: '注销账号' }).click()
  await expect(page.getByText('请输入「确认注销」').last()).toBeVisible()
  await page.getByRole('textbox', { name: '注销原因（选填）' }).fill('不再需要')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => server.smsCode(A).catch(() => '')).not.toBe('')
  await page.getByRole('textbox', { name: '请输入「确认注销」' }).fill('确认注销')
  await page.getByRole('textbox', { name: '验证码' }).fill('000000')
  await page.getByRole('button', { name: '注销账号' }).click()
  await expect(page.getByText('验证码错误或已失效')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull()
  await page.getByRole('textbox', { name: '验证码' }).fill(await server.smsCode(A))
  await page.getByRole('button', { name: '注销账号' }).click()
  await expect(page.getByText('将在15个工作日内完成')).toBeVisible()
  await expect(page).toHaveURL(/\/me\/cancel\/done\?by=\d{4}-\d\d-\d\d$/)
  const all = [...marks, '周半句', '不再需要', '半句话']
  await expect.poll(() => found(page, all)).toEqual([])
  expect(await savedRoutes(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('将在15个工作日内完成')).toBeVisible()
  for (const path of ['/me', '/course/C101', '/offline']) {
    await phone.open(path)
    await awake(page)
    expect(await found(page, all)).toEqual([])
  }
})

/** Has orders at every step. */
const TRADER = '13800000031'
const ORDER = '/order/D00310006'

/** Pages of which nothing is stored (class D). product 0.8, 1.2 */
const unkept = [
  '/me/security',
  '/me/mobile',
  '/me/cancel',
  '/me/certification',
  '/suitability/profile',
  '/suitability/survey',
  '/suitability/verify',
  '/suitability/face',
  '/checkout/K301',
  '/checkout/K301/disclosure',
  '/checkout/K301/agreement/service',
  '/strategy-link/OL0004A',
  '/order/D00310001/sign',
  '/order/D00310002/face',
  '/order/D00310003/pay',
  '/order/D00310005/result',
  '/order/D00310006/feedback',
  '/order/D00310006/refund',
]

/** What they say where nobody answers; a payment that was made is never said to have failed. */
const saysOffline = (path: string) => (path.endsWith('/result') ? '支付结果确认中' : '网络开小差了，请稍后重试')

/** Pages of a customer that are stored with what names them masked (class C). */
const masked = [
  '/me/course',
  '/me/profile',
  '/me/address',
  '/me/address/edit',
  '/me/order',
  '/invoice',
  ORDER,
  `${ORDER}/contract`,
  '/order/D00310003/transfer',
  '/me/refund',
  '/refund/FD00310009',
  '/suitability',
  '/suitability/result',
]

const TO = { province: '上海市', city: '上海市', district: '浦东新区', detail: '示例路一号' }

/** The text of an answer, and its amounts: what can be told from anybody else's. */
function telling(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(telling)
  if (typeof value === 'number') return value >= 10_000 ? [String(value)] : []
  return typeof value === 'string' && (value.length > 4 || value.includes('*')) ? [value] : []
}

/** Places on the device that hold one of these; not the files of the build, nor a picture that anybody may see. */
async function storedIn(page: Page, marks: readonly string[]): Promise<string[]> {
  const open =
    /^(?:page|url|cache \S+\/(?:assets|shells|files\/share)\/|cache \S+\/(?:index\.html|icon\.svg)|database workbox)/
  return (await found(page, marks)).filter((place) => !open.test(place))
}

test('C1, C3, C6: no answer to a page that is never stored is on the device, what is stored names nobody, and offline each says why', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: TRADER })
  const { page, context } = phone
  const guarded = pages.flatMap(({ path, auth }) => (auth === 'L' ? path : []))
  expect(guarded.filter((path) => !unkept.includes(path) && !masked.includes(path))).toEqual([])
  await steered(context, { worker: true })
  await phone.open('/offline')
  const answers: Promise<string[]>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answers.push(answer.json().then(telling, () => []))
  })
  // From then on what it is told belongs to somebody, and could be kept.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account'))).not.toBeNull()
  for (const path of unkept) await steer(page, path)
  const told = [...new Set((await Promise.all(answers)).flat())]
  expect(told).toEqual(expect.arrayContaining(['易*', '298000', '498000', '99900']))
  await workerHasAll(page)
  expect(await storedIn(page, told)).toEqual([])

  await page.evaluate(
    (address) =>
      fetch('/api/user/address/v2', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify(address),
      }),
    { ...TO, name: '易示例', mobile: '13912345678', isDefault: true },
  )
  for (const path of masked) await steer(page, path)
  await expect
    .poll(() => savedRoutes(page))
    .toEqual(expect.arrayContaining(['/me/address', '/me/order', ORDER, '/invoice']))
  expect(await storedIn(page, ['139****5678'])).not.toEqual([])
  expect(await storedIn(page, [TRADER, '13912345678'])).toEqual([])

  await server.control('network', { down: true })
  await phone.open('/offline')
  const unsaid: string[] = []
  for (const path of unkept) {
    await steer(page, path)
    const text = await page.locator('#root main').innerText()
    if (!text.includes(saysOffline(path))) unsaid.push(`${path}: ${text}`)
  }
  expect(unsaid).toEqual([])

  await steer(page, ORDER)
  const order = page.locator('#root main')
  await expect(order.getByText('D00310006')).toBeVisible()
  await expect(page.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/).first()).toBeVisible()
  expect(await order.innerText()).not.toMatch(/1\d{10}/)
})

const CONTRACT = '/order/D00310006/contract'

test('B8: a contract is kept only where that is wanted, opens without a network, and goes when its customer does', async ({
  device,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: TRADER })
  const { page, context } = phone
  await steered(context)
  const offline = page.getByRole('region', { name: '离线内容' })
  const wanted = offline.getByRole('switch', { name: '保存合同到本机' })
  const row = offline.getByRole('listitem').filter({ hasText: '合同与文件' })
  const files = page.getByRole('list', { name: '已签署的文件' }).getByRole('listitem')
  const [first, second] = [files.first(), files.nth(1)]
  const keep = first.getByRole('button', { name: '保存到本机' })
  const link = first.getByRole('link', { name: '打开（PDF）' })
  const opens = async () => {
    const view = context.waitForEvent('page')
    await link.click()
    await (await view).close()
  }
  await phone.open(CONTRACT)
  await awake(page)
  await opens()
  await expect(keep).toHaveCount(0)
  await steer(page, '/me/settings')
  await expect(wanted).not.toBeChecked()
  await wanted.click()
  await expect(page.getByText('已开启保存合同到本机')).toBeVisible()

  await steer(page, CONTRACT)
  await context.route('**/files/u/*', (route) => route.fulfill({ contentType: 'application/pdf', body: 'forged' }))
  await keep.click()
  await expect(page.getByText('文件与签署时的校验值不一致，未保存，请联系客服')).toBeVisible()
  await expect(first).not.toContainText('已保存')
  await context.unroute('**/files/u/*')
  await opens()
  await expect(first).toContainText(/已保存 \d\d-\d\d \d\d:\d\d，离线可打开/)
  await expect(keep).toHaveCount(0)
  const hash = (await first.locator('span').innerText()).trim()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await found(page, [hash])).toContainEqual(expect.stringMatching(/^database snapshot-files-1-/))

  await steer(page, '/me/settings')
  await context.setOffline(true)
  await expect(row).toContainText(/截至 \d\d-\d\d \d\d:\d\d · [\d.]+ K?B/)
  await row.getByRole('link').click()
  await expect(first).toContainText(hash)
  await expect(link).toHaveAttribute('href', /^blob:/)
  await opens()
  await expect(second).toContainText('未保存到本机，联网后才能打开')
  await expect(second.getByRole('link')).toHaveCount(0)

  await steer(page, '/me/settings')
  await wanted.click()
  const ask = page.getByRole('dialog', { name: '删除已保存的合同？' })
  await ask.getByRole('button', { name: '保留' }).click()
  await expect(row).toHaveCount(1)
  await wanted.click()
  await wanted.click()
  await ask.getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  expect(await found(page, [hash])).toEqual([])
  await steer(page, CONTRACT)
  await expect(page.getByRole('alert')).toContainText('本订单没有保存到本机的文件')

  await context.setOffline(false)
  await steer(page, '/me/settings')
  await wanted.click()
  await steer(page, CONTRACT)
  await keep.click()
  await expect(first).toContainText('离线可打开')
  await steer(page, '/me')
  await signOut(page)
  await expect.poll(() => storedIn(page, [hash, 'D00310006'])).toEqual([])
})
