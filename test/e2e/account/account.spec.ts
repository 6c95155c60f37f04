import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(120_000)

const main = (page: Page) => page.getByRole('main')

test('the login asks for number, code and agreement in words, by the keyboard alone', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/login?redirect=%2Fcourse%2FC101')
  const mobile = page.getByLabel('手机号', { exact: true })
  const code = page.getByLabel('验证码', { exact: true })
  await mobile.focus()
  await page.keyboard.press('Enter')
  await expect(mobile).toHaveAccessibleDescription(/请填写手机号/)
  await expect(mobile).toBeFocused()
  await expect(page.getByText('请先阅读并同意《用户协议》《隐私政策》')).toBeVisible()
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(mobile).toHaveAccessibleDescription(/请输入正确的手机号/)
  await mobile.fill('138 0000 0004')
  await expect(mobile).toHaveValue('13800000004')
  await page.keyboard.press('Tab')
  await expect(code).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled()
  await code.fill('12')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录' }).click()
  await expect(code).toHaveAccessibleDescription(/请输入6位数字验证码/)
  await code.fill('000000')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(code).toHaveAccessibleDescription(/验证码错误或已失效/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled()
  await page.getByLabel('手机号', { exact: true }).fill('13800000004')
  await code.fill(await server.smsCode('13800000004'))
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Tab')
  await code.press('Enter')
  await expect(page).toHaveURL(/\/course\/C101$/)
  await expect(page.getByRole('link', { name: /立即报名/ })).toBeVisible()
})

test('the login says what failed and stays as it was', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/login')
  await page.getByLabel('手机号', { exact: true }).fill('13800000004')
  await server.control('fault', { path: '/sms/v2/ic-verification-code', kind: 'status', value: 429 })
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('获取次数过多，请明天再试')).toBeVisible()
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await page.getByRole('checkbox').check()
  await server.control('fault', { path: '/auth/v2/mobile-login', kind: 'status', value: 503 })
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText(/没有收到提交结果。请再次登录/)).toBeVisible()
  await expect(page.getByRole('button', { name: '登录' })).toBeEnabled()
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('13800000004')
  const help = page.getByRole('button', { name: '遇到问题？' })
  await help.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()
})

test('login can be closed or left to WeChat by the server, and asks for a picture when it must', async ({
  phone,
  server,
}) => {
  const { page, context, open } = await phone('browser', { consent: false })
  let config = { show: false, wechatOnly: false }
  await context.route('**/api/app/config/show-login', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: config } }),
  )
  await open('/login')
  await expect(main(page).getByText('登录暂未开放，如需帮助请联系客服')).toBeVisible()
  config = { show: true, wechatOnly: true }
  await page.reload()
  await expect(main(page).getByText('请在微信中打开本页登录')).toBeVisible()
  config = { show: true, wechatOnly: false }
  await server.control('captcha', { enabled: true })
  await page.reload()
  const picture = page.getByLabel('图形验证码', { exact: true })
  await page.getByLabel('手机号', { exact: true }).fill('13800000004')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(picture).toBeVisible()
  await picture.fill('wrong')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('图形验证未通过，请重试')).toBeVisible()
})

test('inside WeChat the one-tap login wants the agreement first', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false })
  await open('/login')
  await page.getByRole('button', { name: '微信一键登录' }).click()
  await expect(page.getByText('请先阅读并同意《用户协议》《隐私政策》')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '微信一键登录' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
