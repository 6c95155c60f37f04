import type { Page } from '@playwright/test'
import { everything, expect, saved } from '#test/e2e/kit/device.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { asked, historyOf, signedIn, stored, test, visit, type Wechat } from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(180_000)

const MOBILE = '13800000002'
const main = (page: Page) => page.getByRole('main')
const codeless = (page: Page) => main(page).getByText('授权后可保存您的课程与学习进度')

/** A return from WeChat with a valid code, to an exchange that fails as `spoil` says. */
async function returned(server: Server, spoil: object): Promise<void> {
  await server.control('fault', { path: '/auth/wx-oa-login', times: 0, ...spoil })
}

const mend = (server: Server) => fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
const trips = async (wechat: Wechat) => (await wechat.notes('authorize')).length

test('/authorization without a code offers WeChat inside of it, and the mobile number outside', async ({
  phone,
  wechat,
}) => {
  const inside = await phone('android')
  await visit(inside, '/authorization')
  await expect(codeless(inside.page)).toBeVisible()
  expect(await trips(wechat)).toBe(0)
  await inside.page.getByRole('button', { name: '微信授权登录' }).click()
  await signedIn(inside.page)
  await expect(inside.page).toHaveURL(`${inside.origin}/home`)
  expect(await trips(wechat)).toBe(1)

  const outside = await phone('browser')
  await visit(outside, '/authorization')
  await expect(main(outside.page).getByText('请在微信中打开，或使用手机号登录')).toBeVisible()
  await expect(outside.page.getByRole('button', { name: '微信授权登录' })).toHaveCount(0)
  await expect(outside.page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home')
  await outside.page.getByRole('link', { name: '手机号登录' }).click()
  await expect(outside.page).toHaveURL(`${outside.origin}/login?redirect=%2Fhome`)
})

// The returns of a cancelled question, of parameter pollution or of a truncated link.
for (const query of [
  '?state=abc',
  '?code=&state=abc',
  '?code=a&code=b&state=abc',
  `?code=${'x'.repeat(300)}&state=a`,
]) {
  test(`a return with ${query.slice(0, 30)} exchanges nothing and offers to authorize`, async ({ phone, server }) => {
    const visitor = await phone('android')
    await visit(visitor, `/authorization${query}&to=%2Fcourse%2FC101`)
    await expect(codeless(visitor.page)).toBeVisible()
    expect(await asked(server, '/auth/wx-oa-login')).toEqual([])
    expect(visitor.page.url()).toBe(`${visitor.origin}/authorization?to=%2Fcourse%2FC101`)
    // Technical pages ask for no consent.
    await expect(visitor.page.getByRole('button', { name: '同意并继续' })).toHaveCount(0)
  })
}

const failures = [
  { what: 'a code that WeChat does not know', spoil: { kind: 'code', value: 40029 } },
  { what: 'a code that was used', spoil: { kind: 'code', value: 40163 } },
  { what: 'a service that is ill', spoil: { kind: 'status', value: 503 } },
  { what: 'a page of a hotel network', spoil: { kind: 'html' } },
  { what: 'an answer of another shape', spoil: { kind: 'shape' } },
  { what: 'no answer', spoil: { kind: 'drop' } },
]
for (const { what, spoil } of failures) {
  test(`${what} shows 未知错误 with a working retry, and stores nothing`, async ({ phone, server }) => {
    await returned(server, spoil)
    const visitor = await phone('android')
    const { page } = visitor
    await visit(visitor, '/course/C101')
    const alert = main(page).getByRole('alert').filter({ hasText: '未知错误' })
    await expect(alert).toBeVisible()
    expect(page.url()).toBe(`${visitor.origin}/authorization?to=%2Fcourse%2FC101`)
    const login = main(page).getByRole('link', { name: '手机号登录' })
    await expect(login).toHaveAttribute('href', '/login?redirect=%2Fcourse%2FC101')
    for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId']) expect(await stored(page, key), key).toBeNull()
    expect((await historyOf(page)).filter((url) => /code=|state=/.test(url))).toEqual([])
    await mend(server)
    await page.getByRole('button', { name: '重试' }).click()
    await signedIn(page)
    await expect(page).toHaveURL(`${visitor.origin}/course/C101`)
  })
}

test('the third attempt within a minute stays here with a message', async ({ phone, server, wechat }) => {
  await returned(server, { kind: 'code', value: 40029 })
  const visitor = await phone('android')
  const { page } = visitor
  await visit(visitor, '/authorization')
  await page.getByRole('button', { name: '微信授权登录' }).click()
  await expect(main(page).getByText('未知错误')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => trips(wechat)).toBe(2)
  await expect(main(page).getByText('未知错误')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('授权失败，请稍后重试')).toBeVisible()
  expect(await trips(wechat)).toBe(2)
  for (const place of [main(page), page.getByRole('alert').filter({ hasText: '授权失败' })]) {
    await expect(place.getByRole('link', { name: '手机号登录' })).toBeVisible()
  }
})

test('a snapshot page of WeChat signs nobody in and does not loop', async ({ phone, wechat }) => {
  const visitor = await phone('android')
  const { page, context } = visitor
  await context.route('**/api/auth/wx-oa-login**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    return route.fulfill({ json: { ...body, data: { ...body.data, isSnapshot: true } } })
  })
  await visit(visitor, '/course/C101')
  await expect(main(page).getByText('未知错误')).toBeVisible()
  expect(await stored(page, 'accessToken')).toBeNull()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('授权失败，请稍后重试')).toBeVisible()
  expect(await trips(wechat)).toBe(1)
})

test('/env describes the device and shows no personal value', async ({ phone }) => {
  const visitor = await phone('android', { signedInAs: MOBILE, consent: true })
  const { page, context } = visitor
  const secrets = ['SECRET-CODE', 'SECRET-STATE', 'SECRET-TOKEN', MOBILE]
  await visit(
    visitor,
    `/env?code=${secrets[0]}&state=${secrets[1]}&token=${secrets[2]}&mobile=${MOBILE}&scene=menu#x=1`,
  )
  await expect(page.getByText('占用空间')).toBeVisible()
  const values = Object.entries((await everything(page)).local).filter(([key]) =>
    ['accessToken', 'refreshToken', 'openId', 'wxId', 'account', 'deviceId'].includes(key),
  )
  expect(values.length).toBeGreaterThanOrEqual(3)
  const names = await page.locator('dt').allTextContents()
  const first = [
    '环境',
    '服务地址',
    '版本',
    '登录信息',
    '运行环境',
    '微信桥',
    'JS-SDK 校验',
    '落地地址',
    '当前地址',
    '网络',
  ]
  const phoneAlone = [
    '视频播放路径',
    '后台播放',
    '声音授权',
    '短视频自动播放',
    '短视频首帧',
    '短视频返回',
    '滚动锚定',
    '键盘与视口',
    '微信网络类型',
  ]
  expect(names).toEqual([...first, 'User-Agent', 'Service Worker', '缓存', 'IndexedDB', '占用空间', ...phoneAlone])
  await expect(page.locator('dd', { hasText: 'accessToken：有' })).toBeVisible()
  // WeChat's code and state are removed from the address before anything else.
  await expect(page.locator('dd', { hasText: 'scene=menu' }).first()).toContainText('/env?token=***&mobile=***')

  await page.getByRole('button', { name: '网络测试' }).click()
  await expect(page.getByText(/^网络测试：正常，用时 \d+ 毫秒，时钟相差 -?\d+ 秒$/)).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visitor.origin })
  await page.getByRole('button', { name: '复制诊断' }).click()
  await expect(page.getByText('已复制')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const name of [...names, '网络测试']) expect(copied).toContain(`${name}：`)
  for (const text of [copied, (await page.locator('#root').textContent()) ?? '']) {
    for (const secret of [...secrets, ...values.map(([, value]) => value)]) expect(text).not.toContain(secret)
  }
})

test('/env can be copied by hand without a clipboard, and reports a failing service', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page, context } = visitor
  await context.addInitScript(() => {
    document.execCommand = () => false
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } })
  })
  await visit(visitor, '/env?env=production')
  await server.control('fault', { path: '/public/current-time', kind: 'status', value: 503, times: 1 })
  await page.getByRole('button', { name: '网络测试' }).click()
  await expect(page.getByText('网络测试：服务繁忙，请稍后再试')).toBeVisible()
  await page.getByRole('button', { name: '复制诊断' }).click()
  await expect(page.getByText('复制失败，请长按下方文字复制')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '诊断内容' })).toHaveValue(/环境：production\n/)
})

test('/env clears caches or offline copies without signing out', async ({ phone }) => {
  const visitor = await phone('browser', { signedInAs: MOBILE, consent: true })
  const { page } = visitor
  await visitor.open('/course')
  await saved(page, '/course')
  await visitor.open('/env')
  await page.evaluate(async () => (await caches.open('old-build')).put('/x', new Response('x')))
  await page.getByRole('button', { name: '清除缓存' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('old-build')).catch(() => true)).toBe(false)
  await expect(page.getByRole('button', { name: '清除离线内容' })).toBeVisible()
  expect((await everything(page)).databases.some(({ name }) => name.startsWith('snapshot-'))).toBe(true)
  await page.getByRole('button', { name: '清除离线内容' }).click()
  await expect(page.getByText('离线内容已清除')).toBeVisible()
  const { databases, local } = await everything(page)
  expect(databases.filter(({ name, entries }) => name.startsWith('snapshot-') && entries.length > 0)).toEqual([])
  expect(Object.keys(local)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'consent']))
})
