import type { Page } from '@playwright/test'
import { LEARNER, customer, heading, press } from '#test/e2e/kit/account.ts'
import { asked, expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

const code = (page: Page) => page.getByLabel('验证码', { exact: true })

/** Advances a minute: the next code can be requested. */
async function advanceClock(server: { control: (name: string, body?: unknown) => Promise<unknown> }, minutes: number) {
  await server.control('clock', { offset: minutes * 60_000 })
}

test.afterEach(({ server }) => server.control('clock', { offset: 0 }))

test('更换手机号: two steps, each with its own code; a pending contract prevents it', async ({ phone, server }) => {
  const signing = await customer(phone, '13800000005')
  await signing.open('/me/mobile')
  await expect(signing.page.getByText('存在待签署合同，暂不能更换手机号')).toBeVisible()

  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/security')
  await page.getByRole('link', { name: /^手机号/ }).click()
  await expect(page.getByText('验证码将发送至原手机号 138****0002')).toBeVisible()
  await press(page, '下一步')
  await expect(code(page)).toHaveAccessibleDescription('请填写验证码')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  await code(page).fill('000000')
  await press(page, '下一步')
  await expect(page.getByRole('heading', { name: '第2步 绑定新手机号' })).toBeFocused()
  await press(page, '获取验证码')
  await expect(page.getByRole('textbox', { name: '新手机号' })).toHaveAccessibleDescription('请填写手机号')
  await page.getByRole('textbox', { name: '新手机号' }).fill('13900000077')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill('111111')
  await press(page, '确认更换')
  // The old code was wrong: back to its field, which says so.
  await expect(code(page)).toHaveAccessibleDescription('原手机号的验证码错误或已失效')
  await code(page).fill(await server.smsCode(LEARNER))
  await press(page, '下一步')
  await expect(page.getByRole('textbox', { name: '新手机号' })).toHaveValue('13900000077')
  await code(page).fill('111111')
  await press(page, '确认更换')
  await expect(code(page)).toHaveAccessibleDescription('验证码错误或已失效')
  await code(page).fill(await server.smsCode('13900000077'))
  await page.getByRole('button', { name: '确认更换' }).dblclick()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(page.getByText('139****0077')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('13900000077')
})

test('code limits: too soon, too often and too many wrong attempts are explained', async ({ phone, server }) => {
  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/mobile')
  const { accessToken } = await server.tokens(LEARNER)
  await fetch(`${server.plain}/api/sms/verification_code_new`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scene: 'CHANGE_MOBILE', step: 1 }),
  })
  await press(page, '获取验证码')
  await expect(page.getByText(/获取验证码过于频繁，请\d+秒后再试/)).toBeVisible()
  await server.control('fault', { path: '/sms/verification_code_new', kind: 'status', value: 429 })
  await press(page, '获取验证码')
  await expect(page.getByText('获取次数过多，请明天再试')).toBeVisible()
})

test('账号与安全: WeChat is unbound with a code and bound again; a sign-out asks for confirmation', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await visitor.open('/login/bind?redirect=%2Fme%2Fsecurity')
  await page.getByLabel('手机号', { exact: true }).fill('13800000009')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: /^绑定/ }).click()
  await expect(heading(page)).toHaveText('账号与安全')
  const wechat = page.getByRole('button', { name: /^微信/ })
  await expect(wechat).toContainText('已绑定')
  await visitor.open('/me/profile')
  const names = page.getByRole('button', { name: /^使用微信头像昵称/ })
  await names.click()
  await expect(page.getByText('你的微信头像、昵称信息')).toBeVisible()
  expect((await asked(server, '/app/user/updateWxInfo')).length).toBe(0)
  await page.getByRole('button', { name: '允许' }).click()
  await expect(page).toHaveURL(/\/me\/profile$/)
  await expect(page.getByRole('button', { name: /^昵称/ })).toContainText('慢牛u1')
  await expect(page.getByRole('button', { name: /^头像/ }).locator('img')).toHaveAttribute('src', /WX-u1/)
  // A reload alone changes nothing.
  await page.reload()
  await expect(page.getByRole('button', { name: /^昵称/ })).toContainText('慢牛u1')
  expect((await asked(server, '/app/user/updateWxInfo')).length).toBe(1)
  await visitor.open('/me/security')
  await wechat.click()
  await expect(page.getByText('解绑后将无法通过微信直接登录')).toBeVisible()
  await advanceClock(server, 2)
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill('000000')
  await press(page, '确认解绑')
  await expect(code(page)).toHaveAccessibleDescription('验证码错误或已失效')
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: '确认解绑' }).dblclick()
  await expect(wechat).toContainText('未绑定')
  expect((await asked(server, '/app/user/unbindWx')).length).toBe(2)
  // The session no longer has a WeChat identity: it is bound by signing in through WeChat again.
  await wechat.click()
  await page.getByRole('dialog', { name: '需要重新通过微信登录' }).getByRole('button', { name: '去绑定' }).click()
  // A customer takes longer: neither a third trip nor a second code within a minute is requested.
  await page.evaluate(() => {
    localStorage.removeItem('authTrips')
    sessionStorage.clear()
  })
  await page.getByRole('button', { name: '微信授权登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill('13800000009')
  await advanceClock(server, 4)
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: /^绑定/ }).click()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(wechat).toContainText('已绑定')

  const outside = await phone('browser', { signedInAs: '13800000004', consent: true })
  await outside.open('/me/security')
  await expect(outside.page.getByText('请在微信中打开本页绑定')).toBeVisible()
})

test('电脑端扫码登录: the phone confirms in WeChat, and an expired code is renewed', async ({ phone, server }) => {
  const pc = await phone('browser', { consent: true })
  const { page } = pc
  const codes: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/wx/pc/login')) codes.push((await answer.json()).data.qrUrl)
  })
  await pc.open('/pc-login?redirect=%2Fme%2Fsecurity')
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect(page.getByText('请使用微信扫一扫登录')).toBeVisible()
  await advanceClock(server, 3)
  await expect(page.getByText('二维码已过期')).toBeVisible()
  await press(page, '刷新')
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect.poll(() => new Set(codes).size).toBe(2)

  const hand = await phone('android', { consent: true })
  await hand.page.goto(codes[0] ?? '')
  await expect(hand.page.getByText('二维码已过期，请在电脑上刷新')).toBeVisible()
  await hand.page.goto(codes[1] ?? '')
  await expect(page.getByText('已扫码，请在手机上确认')).toBeVisible()
  await hand.page.getByRole('button', { name: '确认登录' }).click()
  await expect(hand.page.getByText('已确认，请在电脑上继续')).toBeVisible()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(page.getByRole('button', { name: /^微信/ })).toContainText('已绑定')
  // Outside WeChat the code opens nothing.
  await page.goto(codes[1] ?? '')
  await expect(page.getByText('请使用微信扫一扫')).toBeVisible()
})
