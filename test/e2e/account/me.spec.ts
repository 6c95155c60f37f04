import type { Page } from '@playwright/test'
import { expect, saved } from '#test/e2e/kit/device.ts'
import { asked, enter, goInside, stored, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

const header = (page: Page) => page.getByRole('main').locator('header')
const toDo = (page: Page) => page.getByRole('list', { name: '待办' })

test('a guest is greeted, can log in, read on, call and set up', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, origin } = visitor
  await visitor.open('/me')
  await expect(header(page)).toContainText('您好，请登录')
  await expect(toDo(page)).toHaveText('登录后可查看待办事项')
  await expect(page.locator('footer')).toContainText('12386')
  await page.getByRole('button', { name: '客服热线' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /400-000-0000/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '登录/注册' }).click()
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fme`)
  for (const path of ['/users/me', '/orders/unsigned', '/orders/refund/my']) {
    expect(await asked(server, path), path).toEqual([])
  }
})

test('where the login is closed nobody is sent there', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  await visitor.context.route('**/api/app/config/show-login', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { show: false, wechatOnly: false } } }),
  )
  await visitor.open('/me')
  await expect(header(visitor.page)).toContainText('您好，请登录')
  await expect(visitor.page.getByRole('link', { name: '登录/注册' })).toHaveCount(0)
})

const customers = [
  { mobile: '13800000001', who: ['新用户0001', '138****0001', '未进行风险测评'], todo: [/^暂无待办事项$/] },
  {
    mobile: '13800000002',
    who: ['慢慢学🌱', '138****0002', /C3 平衡型·有效期至\d{4}-\d\d-\d\d/],
    todo: [/^暂无待办事项$/],
  },
  {
    mobile: '13800000005',
    who: ['木子', '138****0005', /C4 成长型·有效期至/],
    todo: [/^1份合同待签署$/, /^退款有更新$/, /^风险测评将于\d{4}-\d\d-\d\d到期$/],
  },
  { mobile: '13800000006', who: ['老徐', '138****0006', 'C2 稳健型·已过期'], todo: [/^风险测评已过期$/] },
  { mobile: '13800000007', who: ['会员示例', '金卡会员', /C5 进取型/], todo: [/^暂无待办事项$/] },
]
test('a customer sees who they are to us and what waits, the number masked', async ({ phone }) => {
  for (const { mobile, who, todo } of customers) {
    const visitor = await phone('android', { signedInAs: mobile, consent: true })
    const { page } = visitor
    await visitor.open('/me')
    for (const text of who) await expect(header(page)).toContainText(text)
    await expect(toDo(page).getByRole('listitem')).toHaveText(todo)
    expect(await page.locator('#root').textContent()).not.toContain(mobile)
    await visitor.context.close()
  }
})

test('who serves a customer is named with the right they have', async ({ phone }) => {
  const visitor = await phone('android', { signedInAs: '13800000005', consent: true })
  await visitor.open('/me')
  const card = visitor.page.getByRole('region', { name: '我的服务人员' })
  await expect(card).toContainText(/客户服务人员（无投顾资格）|投资顾问·登记编号/)
})

test('until the answer is there nobody is taken for a guest', async ({ phone, server }) => {
  await server.control('fault', { path: '/users/me', kind: 'latency', value: 4000, times: 0 })
  const visitor = await phone('android', { signedInAs: '13800000002', consent: true })
  const { page } = visitor
  await page.goto('/me', { waitUntil: 'commit' })
  await expect(header(page).locator('[class*=bone]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '风险测评' })).toBeVisible()
  expect(await header(page).textContent()).not.toContain('请登录')
  await expect(header(page)).toContainText('慢慢学🌱')
})

for (const { fault, words } of [
  { fault: { kind: 'status', value: 503 }, words: '服务繁忙，请稍后再试' },
  { fault: { kind: 'drop' }, words: '网络开小差了，请稍后重试' },
  { fault: { kind: 'shape' }, words: '数据暂时无法显示，请稍后重试' },
  { fault: { kind: 'code', value: 50000, text: '账户信息维护中' }, words: '账户信息维护中' },
]) {
  test(`when ${fault.kind} comes for the name it is said, the rest stands, and the retry brings it`, async ({
    phone,
    server,
  }) => {
    await server.control('fault', { path: '/users/me', times: 0, ...fault })
    const visitor = await phone('android', { signedInAs: '13800000002', consent: true })
    const { page } = visitor
    await visitor.open('/me')
    await expect(header(page).getByRole('alert')).toHaveText(words)
    await expect(page.getByRole('link', { name: '学习' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '我的订单' })).toBeVisible()
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    await header(page).getByRole('button', { name: '重试' }).click()
    await expect(header(page)).toContainText('138****0002')
    expect(await stored(page, 'refreshToken')).not.toBeNull()
  })
}

test('what stands beside the name may fail without taking it along', async ({ phone, server }) => {
  for (const path of ['/users/vip/check-level', '/orders/unsigned', '/orders/refund/my', '/users/sales/*']) {
    await server.control('fault', { path, kind: 'status', value: 500, times: 0 })
  }
  const visitor = await phone('android', { signedInAs: '13800000007', consent: true })
  const { page } = visitor
  await visitor.open('/me')
  await expect(header(page)).toContainText('会员示例')
  await expect(header(page)).toContainText('VIP2')
  await expect(page.getByRole('region', { name: '我的服务人员' })).toContainText('官方客服')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('offline the saved page is shown with its date, and with none saved the reason', async ({ phone, server }) => {
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

test('whom WeChat knows without a number is offered to bind one', async ({ phone }) => {
  const visitor = await phone('android', { consent: true })
  const { page, origin } = visitor
  await enter(visitor)
  await goInside(page, '/me')
  await expect(header(page)).toContainText('未绑定手机号')
  const sheet = page.getByRole('dialog')
  // Over the page, which stays as it is; a page of its own until the code of what lies above pages has come.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/login/bind') await page.getByRole('link', { name: '暂不绑定' }).click()
    await header(page).getByRole('link', { name: '绑定手机号' }).click()
    await expect(sheet).toContainText('绑定手机号', { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/me`)
})

test('a sign-out asks first, says what goes, and leaves a guest', async ({ phone }) => {
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
