import type { Page } from '@playwright/test'
import { expect, saved } from '#test/e2e/kit/device.ts'
import { asked, enter, goInside, stored, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

const header = (page: Page) => page.getByRole('main').locator('header')

test('a guest sees a greeting, the login, learning links, contacts and settings', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, origin } = visitor
  await visitor.open('/me')
  await expect(header(page)).toContainText('您好，请登录')
  await expect(page.getByRole('region', { name: '从这里开始' })).toContainText('学一节公开课')
  await expect(page.locator('footer')).toContainText('12386')
  await page.getByRole('button', { name: '联系客服' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /400-000-0000/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '登录/注册' }).click()
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fme`)
  for (const path of ['/users/me', '/orders/unsigned', '/orders/refund/my']) {
    expect(await asked(server, path), path).toEqual([])
  }
})

test('offline the saved page is shown with its date, or the reason if none was saved', async ({ phone, server }) => {
  const visitor = await phone('android', { signedInAs: '13800000002', consent: true })
  const { page } = visitor
  await visitor.open('/me')
  await expect(header(page)).toContainText('138****0002')
  await saved(page, '/me')
  await server.control('fault', { path: '/api/*', kind: 'drop', times: 0 })
  await visitor.open('/me')
  await expect(page.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toHaveCount(1)
  await expect(header(page)).toContainText('138****0002')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('snapshot-')) await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))
    }
  })
  await visitor.open('/me')
  await expect(header(page).getByRole('alert')).toHaveText('网络开小差了，请稍后重试')
  expect(await stored(page, 'refreshToken')).not.toBeNull()
})

test('a WeChat user without a mobile number is offered to bind one', async ({ phone }) => {
  const visitor = await phone('android', { consent: true })
  const { page, origin } = visitor
  await enter(visitor)
  await goInside(page, '/me')
  await expect(header(page)).toContainText('未绑定手机号')
  const sheet = page.getByRole('dialog')
  // A sheet over the page, which stays as it is; a separate page until the code of overlays has loaded.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/login/bind') await page.getByRole('link', { name: '暂不绑定' }).click()
    await header(page).getByRole('link', { name: '绑定手机号' }).click()
    await expect(sheet).toContainText('绑定手机号', { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/me`)
})

test('a sign-out asks for confirmation, lists what is removed, and leaves a guest', async ({ phone }) => {
  const visitor = await phone('android', { signedInAs: '13800000002', consent: true })
  const { page } = visitor
  await page.addInitScript(() => localStorage.setItem('salesNumber', 'S100'))
  await visitor.open('/me')
  await expect(header(page)).toContainText('138****0002')
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  const dialog = page.getByRole('dialog', { name: '确定退出登录？' })
  await expect(dialog).toContainText('本机保存的个人内容会一并清除')
  await dialog.getByRole('button', { name: '取消' }).click()
  expect(await stored(page, 'refreshToken')).not.toBeNull()
  await page.getByRole('button', { name: '退出登录' }).click()
  await dialog.getByRole('button', { name: '退出登录' }).click()
  await expect(header(page)).toContainText('您好，请登录')
  await expect(page.getByText('已退出登录')).toBeVisible()
  for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId']) expect(await stored(page, key), key).toBeNull()
  expect(await stored(page, 'salesNumber')).toBe('S100')
  expect(await stored(page, 'consent')).not.toBeNull()
})
