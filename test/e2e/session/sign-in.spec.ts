import { field, signInBySms, typeCode } from '#test/e2e/kit/sms.ts'
import { asked, COURSE, enter, expect, goInside, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const MOBILE = '13800000001'
const LOGIN = '/login?redirect=%2Fcourse%2FC101'

test('a wrong code is reported at its field, and the right one still signs in', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  await visit(visitor, LOGIN)
  await typeCode(page, server, MOBILE)
  const right = await server.smsCode(MOBILE)
  await field(page, '验证码').fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('验证码错误或已失效')).toBeVisible()
  await expect(field(page, '验证码')).toHaveAttribute('aria-invalid', 'true')
  await field(page, '验证码').fill(right)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${visitor.origin}/course/C101`)
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  expect(await stored(page, 'accessToken')).not.toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(MOBILE)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login/)
})

test('the fifth wrong code locks the number for ten minutes', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  await visit(visitor, LOGIN)
  await typeCode(page, server, MOBILE)
  const right = await server.smsCode(MOBILE)
  await page.getByRole('checkbox').check()
  for (let tries = 1; tries <= 5; tries += 1) {
    await field(page, '验证码').fill(right === `00000${tries}` ? '999999' : `00000${tries}`)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const answered = async () =>
      (await asked(server, '/auth/v2/mobile-login')).filter(({ status }) => status !== 0).length
    await expect.poll(answered).toBe(tries)
    await expect(page.getByText(tries < 5 ? '验证码错误或已失效' : '尝试次数过多，请10分钟后再试')).toBeVisible()
  }
  await field(page, '验证码').fill(right)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect.poll(async () => (await asked(server, '/auth/v2/mobile-login')).length).toBe(6)
  await expect(page.getByText(/尝试次数过多，请\d+分钟后再试/)).toBeVisible()
  expect(await stored(page, 'accessToken')).toBeNull()
})

test('the countdown to the next code and the typed number survive a reload', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  await visit(visitor, LOGIN)
  await field(page, '手机号').fill(MOBILE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const countdown = page.getByRole('button', { name: /^\d+秒后重新获取$/ })
  await expect(countdown).toBeDisabled()
  await page.reload()
  await expect(countdown).toBeDisabled()
  await expect(field(page, '手机号')).toHaveValue(MOBILE)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  expect(await asked(server, '/sms/v2/ic-verification-code')).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(MOBILE)
})

test('without the checkbox nothing is sent and the reason is shown', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  await visit(visitor, LOGIN)
  await typeCode(page, server, MOBILE)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请先阅读并同意《用户协议》《隐私政策》')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  expect(await asked(server, '/auth/v2/mobile-login')).toEqual([])
})

const failures = [{ kind: 'drop', times: 1 }, { kind: 'status', value: 503 }, { kind: 'html' }]
for (const fault of failures) {
  test(`a login that failed by ${fault.kind} keeps the typed text and can be repeated`, async ({ phone, server }) => {
    const visitor = await phone('browser')
    const { page } = visitor
    await visit(visitor, LOGIN)
    await typeCode(page, server, MOBILE)
    await page.getByRole('checkbox').check()
    // A reused connection is retried by the browser itself.
    const times = fault.kind === 'drop' ? 0 : 1
    await server.control('fault', { path: '/auth/v2/mobile-login', ...fault, times })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('没有收到提交结果。请再次登录；如提示验证码已使用，请重新获取')).toBeVisible()
    await expect(field(page, '手机号')).toHaveValue(MOBILE)
    await expect(field(page, '验证码')).toHaveValue(await server.smsCode(MOBILE))
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(`${visitor.origin}/course/C101`)
    expect(await stored(page, 'accessToken')).not.toBeNull()
  })
}

test('a failed request for a code keeps the typed number', async ({ phone, server }) => {
  await server.control('fault', { path: '/sms/v2/ic-verification-code', kind: 'status', value: 500 })
  const visitor = await phone('browser')
  const { page } = visitor
  await visit(visitor, LOGIN)
  await field(page, '手机号').fill(MOBILE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(field(page, '手机号')).toHaveValue(MOBILE)
  await signInBySms(page, server, MOBILE)
  await expect(page).toHaveURL(`${visitor.origin}/course/C101`)
})

test('the login returns only to pages of this app', async ({ phone, server }) => {
  const visitor = await phone('browser')
  await visit(visitor, `/login?redirect=${encodeURIComponent('//evil.test/course')}`)
  await signInBySms(visitor.page, server, MOBILE)
  await expect(visitor.page).toHaveURL(`${visitor.origin}/home`)
})

test('a WeChat user without a number binds one and continues on the same page', async ({ phone, server }) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await enter(visitor)
  await goInside(page, '/login/bind?redirect=%2Fme')
  await typeCode(page, server, '13900000009')
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page).toHaveURL(`${visitor.origin}/me`)
  await expect(page.getByText('139****0009')).toBeVisible()
  const [bound, ...more] = await asked(server, '/auth/wx-register')
  expect(more).toEqual([])
  expect(bound?.body).toMatchObject({ mobile: '13900000009', salesNumber: 'S100' })
})

test('a number of another WeChat account is moved only after confirmation', async ({ phone, server }) => {
  const first = await phone('android', { consent: true })
  await enter(first)
  await goInside(first.page, '/login/bind?redirect=%2Fme')
  await typeCode(first.page, server, '13800000004')
  await first.page.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(first.page.getByText('138****0004')).toBeVisible()
  await first.context.close()

  // A minute later a code can be requested again.
  await server.control('clock', { offset: 61_000 })
  const second = await phone('android', { consent: true })
  const { page } = second
  await second.context.addCookies([{ name: '__wx_user', value: 'u2', url: second.origin }])
  await enter(second)
  await goInside(page, '/login/bind?redirect=%2Fme')
  await typeCode(page, server, '13800000004')
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '该手机号已绑定其他微信，是否换绑到当前微信？' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '换个手机号' }).click()
  await expect(sheet).toBeHidden()
  await expect(field(page, '手机号')).toHaveValue('')

  await field(page, '手机号').fill('13800000004')
  await field(page, '验证码').fill(await server.smsCode('13800000004'))
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await sheet.getByRole('button', { name: '换绑' }).click()
  await expect(page).toHaveURL(`${second.origin}/me`)
  await expect(page.getByText('138****0004')).toBeVisible()
  const bodies = (await asked(server, '/auth/wx-register')).map(({ body }) => Object(body).rebind)
  expect(bodies).toEqual([undefined, undefined, undefined, true])
})
