import { asked, COURSE, expect, LANDING, reports, signedIn, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

test('A5: a failed authorization link shows 未知错误 over a working list, is logged with its cause, and works on retry', async ({
  phone,
  server,
  wechat,
}) => {
  await server.control('fault', { path: '/auth/wx-oa-redirect', kind: 'status', value: 500 })
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await visit(visitor, LANDING)
  const notice = page.getByRole('alert').filter({ hasText: '未知错误' })
  await expect(notice).toBeVisible()
  const logged = async () => (await reports(server)).map(({ body }) => Object(body))
  await expect
    .poll(async () => (await logged()).filter(({ action }) => action === 'link_fail').map(({ label }) => label))
    .toEqual(['500'])
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  expect(await wechat.notes('authorize')).toEqual([])
  await notice.getByRole('button', { name: '重试' }).click()
  await signedIn(page)
  expect(await wechat.notes('authorize')).toHaveLength(1)
})

test('A5: signing in from /redirect shows 授权错误 and authorizes nobody', async ({ phone, server, wechat }) => {
  const visitor = await phone('android', { signedInAs: '13800000002', consent: true })
  await server.control('expire-tokens')
  await server.control('refresh-code', { code: 81000008, times: 9 })
  await visit(visitor, `/redirect?url=${encodeURIComponent('https://gs.sac.net.cn/')}`)
  await expect(visitor.page.getByText('授权错误')).toBeVisible()
  expect(await stored(visitor.page, 'accessToken')).toBeNull()
  expect(await asked(server, '/auth/wx-oa-redirect')).toEqual([])
  expect(await wechat.notes('authorize')).toEqual([])
})

test('a failed link shows 未知错误 and enables the login again', async ({ phone, server, wechat }) => {
  await server.control('fault', { path: '/auth/wx-oa-redirect', kind: 'status', value: 500, times: 1 })
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await visit(visitor, '/authorization')
  await page.getByRole('button', { name: '微信授权登录' }).click()
  const notice = page.getByRole('alert').filter({ hasText: '未知错误' })
  await expect(notice).toBeVisible()
  expect(await wechat.notes('authorize')).toEqual([])
  await expect(page.getByRole('button', { name: '微信授权登录' })).toBeVisible()
  await page.getByRole('button', { name: '微信授权登录' }).click()
  await signedIn(page)
})
