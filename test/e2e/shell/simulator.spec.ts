import { COURSE, expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

test('the simulator plays its three scenes, each on an empty phone, and signs in a test login; of two presses the later counts', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server.wechat}/__wechat/`)
  const app = page.frameLocator('iframe')
  const play = (name: string) => page.getByRole('region', { name: '三个场景' }).getByRole('button', { name }).click()
  const steps = page.getByRole('region', { name: '三个场景' }).getByRole('listitem')
  const open = steps.and(page.locator(':not(.done)'))
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const menu = page.getByRole('navigation', { name: '公众号菜单' })
  await expect(menu).toBeVisible()

  await play('从公众号菜单进入')
  await expect(app.getByRole('link', { name: COURSE }).first()).toBeVisible({ timeout: 30_000 })
  await expect(steps.filter({ hasText: '签名' })).toContainText('preVerifyJSAPI:ok', { timeout: 30_000 })
  await expect(open).toHaveCount(0, { timeout: 30_000 })
  const customer = await stored('openId')
  expect([customer, await stored('salesNumber')]).toEqual([expect.stringMatching(/^o[\w-]{27}$/), 'S100'])

  await play('把课程分享给朋友')
  const card = page.getByRole('region', { name: '手机' }).getByRole('button', { name: COURSE })
  await card.click({ timeout: 30_000 })
  await expect(app.getByRole('heading', { name: COURSE })).toBeVisible({ timeout: 30_000 })
  await expect(steps.filter({ hasText: '可以购买' })).toContainText('绑定手机号', { timeout: 30_000 })
  await expect(app.getByRole('button', { name: '去绑定' }).or(app.getByRole('link', { name: '去绑定' }))).toBeVisible()
  expect([await stored('salesNumber'), await stored('openId')]).toEqual(['S100', expect.stringMatching(/^o/)])
  expect(await stored('openId')).not.toBe(customer)

  await play('断网时再打开')
  await expect(app.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toBeVisible({ timeout: 45_000 })
  await expect(app.getByRole('heading', { name: COURSE })).toBeVisible()
  await expect(open).toHaveCount(0)

  const login = page.getByRole('list', { name: '测试账号' }).getByRole('button', { name: '13800000002' })
  await login.click()
  await expect(app.getByText('慢慢学🌱')).toBeVisible({ timeout: 30_000 })

  // The later of two presses gets the phone.
  await login.evaluate((first: HTMLElement) => {
    first.click()
    document.querySelector<HTMLElement>('.scene')?.click()
  })
  await expect(open).toHaveCount(0, { timeout: 30_000 })
  await expect(app.getByRole('link', { name: COURSE }).first()).toBeVisible()
  await context.close()
})

test('a page that is closed while it leaves for another one does not replace the page opened next', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage()
  await page.goto(`${server.wechat}/__wechat/`)
  const open = async (path: string) => {
    await page.getByRole('textbox', { name: '页面地址' }).fill(path)
    await page.getByRole('button', { name: '打开', exact: true }).click()
  }
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await open('/glossary')
  await expect(title).toHaveText('投资词典')
  await page.getByRole('textbox', { name: '页面地址' }).fill('/tools')
  // In one turn: nothing is unloaded in between.
  await page.evaluate(() => {
    const leaving = document.querySelector('iframe')?.contentWindow
    document.querySelector<HTMLElement>('[aria-label="关闭页面"]')?.click()
    document.querySelector('form')?.requestSubmit()
    leaving?.location.replace('/me/settings')
  })
  await expect(title).toHaveText('算一算')
  await page.close()
})
