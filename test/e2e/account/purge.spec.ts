import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { type Device, everything, expect, saved, savedRoutes, test, workerHasAll } from '#test/e2e/kit/device.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { found, signOut } from '#test/e2e/kit/traces.ts'

const A = '13800000002'
const B = '13800000003'

test.setTimeout(240_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

/** Customer A's identifiers: any of them on the device after A has signed out is a leak. */
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

/** A reads, starts a comment, stops in a lesson: all the traces of using the service. */
async function live({ page, open }: Device): Promise<void> {
  await open('/course/C101/lesson/C101-03')
  await expect(page.getByText('资金余额、可用余额、可取余额').first()).toBeVisible()
  // A lesson counts as opened after five seconds.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toMatch(/:progress/)
  await open('/article/A201')
  await untilHydrated(page)
  await page.getByRole('textbox', { name: '写评论' }).fill('半句话')
  await open('/course')
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await saved(page, '/course')
  await open('/me')
  await expect(page.getByText('138****0002')).toBeVisible()
  await workerHasAll(page)
}

async function signIn(page: Page, server: Server, mobile: string): Promise<void> {
  await untilHydrated(page)
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => server.smsCode(mobile).catch(() => '')).not.toBe('')
  await page.getByRole('textbox', { name: '验证码' }).fill(await server.smsCode(mobile))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

test('C3: a sign-out leaves nothing, offline or online, also after reopening; no later request carries the customer’s token', async ({
  device,
  server,
}) => {
  // The settings, where one signs out, are fetched ahead.
  const phone = await device('browser', { consent: true, signedInAs: A, onDisk: true, prefetches: true })
  await live(phone)
  const marks = await marksOf(server, phone.page)
  expect((await found(phone.page, marks)).length).toBeGreaterThan(3)
  await phone.context.setOffline(true)
  await server.control('network', { down: true })
  await phone.open('/me')
  await expect(phone.page.getByText('138****0002')).toBeVisible()
  await signOut(phone.page)
  await expect.poll(() => found(phone.page, marks)).toEqual([])
  await phone.restart()
  for (const path of ['/me', '/course/C101', '/offline']) {
    await phone.open(path)
    await untilHydrated(phone.page)
    await expect.poll(() => found(phone.page, marks)).toEqual([])
  }
  expect(await savedRoutes(phone.page)).toEqual([])

  await server.control('network', { down: false })
  await phone.open('/login')
  await signIn(phone.page, server, A)
  await live(phone)
  marks.push(...(await marksOf(server, phone.page)))
  expect((await found(phone.page, marks)).length).toBeGreaterThan(3)
  await signOut(phone.page)
  await expect.poll(() => found(phone.page, marks)).toEqual([])
  const after = Number((await server.journal()).at(-1)?.['n'] ?? 0)
  await phone.restart()
  for (const path of ['/me', '/course', '/course/C101/lesson/C101-03', '/article/A201', '/offline']) {
    await phone.open(path)
    await untilHydrated(phone.page)
    expect(await found(phone.page, marks)).toEqual([])
  }
  expect((await savedRoutes(phone.page)).filter((route) => route === '/me')).toEqual([])
  const asked = (await server.journal('/api/')).filter((entry) => Number(entry['n']) > after && entry['token'] !== null)
  expect(asked).toEqual([])
})

test('C3: an expiry locks saved pages, online or offline; when another customer signs in, nothing of the first is left', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: A, onDisk: true })
  await live(phone)
  const marks = await marksOf(server, phone.page)
  await server.control('refresh-code', { code: 81000008, times: 99 })
  await server.control('expire-tokens')
  await phone.open('/me')
  await expect(phone.page).toHaveURL(/\/login/)
  // The locked copies and typed text stay under the account's name; everything else is gone.
  const named = /^(?:database snapshot-|local (?:account|own:)|session draft:owner)/
  const elsewhere = async () => (await found(phone.page, marks)).filter((place) => !named.test(place))
  await expect.poll(elsewhere).toEqual([])
  await server.control('network', { down: true })
  await phone.restart()
  for (const path of ['/me', '/course/C101/lesson/C101-03', '/offline']) {
    await phone.open(path)
    await untilHydrated(phone.page)
    await expect(phone.page.locator('#root h1')).toBeVisible()
    expect(await elsewhere()).toEqual([])
  }

  await server.control('network', { down: false })
  await server.control('refresh-code', { code: 0, times: 0 })
  await phone.open('/login')
  await signIn(phone.page, server, B)
  await phone.open('/me')
  await expect(phone.page.getByText('138****0003')).toBeVisible()
  await expect.poll(() => found(phone.page, marks)).toEqual([])
  await server.control('network', { down: true })
  await phone.restart()
  await phone.open('/course/C101/lesson/C101-03')
  await expect(phone.page.getByText(/网络开小差了|离线可看/).first()).toBeVisible()
  expect(await found(phone.page, marks)).toEqual([])
})

test('after an account is closed nothing of it is left, not even what a guest had read', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: A, onDisk: true })
  const { page } = phone
  await live(phone)
  const marks = await marksOf(server, page)
  await phone.open('/me/address/edit')
  await untilHydrated(page)
  await page.getByLabel('收货人').fill('周半句')
  await phone.open('/me/cancel')
  await untilHydrated(page)
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
    await untilHydrated(page)
    expect(await found(page, all)).toEqual([])
  }
})
