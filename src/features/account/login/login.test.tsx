import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answers, dropped, renderApp, rejected, type AppOptions, status } from '#test/render-app.tsx'
import { LoginScreen } from './login.tsx'

const LOGIN = 'POST /auth/v2/mobile-login'
const SMS = 'POST /sms/v2/ic-verification-code'
const VOICE = 'POST /sms/v2/ic-voice-code'

const service: Answers = {
  'GET /app/config/show-login': () => ({ show: true, wechatOnly: false }),
  'GET /public/verify-intelligent/captcha/config': () => ({ provider: '', appId: '', enabled: false }),
  [SMS]: () => ({ expireSec: 300, resendSec: 60 }),
  [VOICE]: () => ({ expireSec: 300, resendSec: 60 }),
  [LOGIN]: () => ({ accessToken: 'a', refreshToken: 'r', openId: 'o', wxId: 'w', isNew: false }),
}

function open(answers: Answers = {}, set: Partial<AppOptions> = {}) {
  const stage = renderApp(<LoginScreen />, { path: '/login', ...set, answers: { ...service, ...answers } })
  return { ...stage, user: userEvent.setup(), asked: (call: string) => stage.sent.filter((each) => each.call === call) }
}
const mobile = () => screen.getByLabelText('手机号')
const code = () => screen.getByLabelText('验证码')
const agreement = () => screen.getByRole('checkbox')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn(number = '13800138000', digits = '123456') {
  await userEvent.type(mobile(), number)
  await userEvent.type(code(), digits)
  await userEvent.click(agreement())
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('login by mobile number', () => {
  test('signs in and returns to the previous page', async () => {
    const { session, history, asked } = open({}, { path: '/login?redirect=%2Fcourse%2FC1%3Ftab%3D2' })
    await fillIn()
    await press('登录')
    await waitFor(() => expect(history.at(-1)).toBe('/course/C1?tab=2'))
    expect(session.token()).toBe('a')
    expect(asked(LOGIN)[0]?.fields).toMatchObject({ mobile: '13800138000', code: '123456', accountType: '1099' })
  })

  test('does not pre-check the agreement, and reports it without a request', async () => {
    const { asked } = open()
    expect(agreement()).toHaveProperty('checked', false)
    await userEvent.type(mobile(), '13800138000')
    await userEvent.type(code(), '123456')
    await press('登录')
    expect(await screen.findByText('请先阅读并同意《用户协议》《隐私政策》')).toBeTruthy()
    expect(asked(LOGIN)).toHaveLength(0)
  })

  test('focuses the first invalid field and associates it with its error', async () => {
    open()
    await userEvent.click(agreement())
    await userEvent.type(mobile(), '123')
    await press('登录')
    await waitFor(() => expect(document.activeElement).toBe(mobile()))
    expect(mobile().getAttribute('aria-invalid')).toBe('true')
    const reason = document.getElementById(mobile().getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(reason?.textContent).toContain('请输入正确的手机号')
    expect(screen.getByText('请填写验证码')).toBeTruthy()
  })

  test('shows a rejected code at its field and keeps the typed text', async () => {
    open({ [LOGIN]: () => rejected(40001, '验证码错误或已失效') })
    await fillIn()
    await press('登录')
    expect(await screen.findByText('验证码错误或已失效')).toBeTruthy()
    expect(mobile()).toHaveProperty('value', '13800138000')
    expect(document.activeElement).toBe(code())
  })

  const LOST = '没有收到提交结果。请再次登录；如提示验证码已使用，请重新获取'
  test.each([
    ['a locked account', rejected(40002, '尝试次数过多，请5分钟后再试'), '尝试次数过多，请5分钟后再试'],
    // It may have succeeded and used its code.
    ['a lost answer', dropped, LOST],
    ['a broken service', status(503), LOST],
    [
      'tokens that cannot be used',
      { accessToken: 'bad token\n', refreshToken: '', isNew: false },
      '操作失败，请稍后再试',
    ],
  ])('explains %s and allows a retry', async (_, answer, words) => {
    const { history } = open({ [LOGIN]: () => answer })
    await fillIn()
    await press('登录')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(history).toEqual(['/login'])
    expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false)
  })

  test('keeps the number over a reload but never the code, and clears it after success', async () => {
    const first = open()
    await userEvent.type(mobile(), '13800138000')
    await userEvent.type(code(), '123456')
    first.unmount()
    const { session } = open()
    expect([mobile(), code()].map((field) => (field as HTMLInputElement).value)).toEqual(['13800138000', '']) // text fields
    await userEvent.type(code(), '123456')
    await userEvent.click(agreement())
    await press('登录')
    await waitFor(() => expect(session.drafts.get('mobile')).toBe(''))
  })
})

describe('the SMS code', () => {
  test('is sent to a valid number only, then counts down, also after a reload', async () => {
    const { asked, unmount } = open()
    await press('获取验证码')
    expect(await screen.findByText('请填写手机号')).toBeTruthy()
    expect(asked(SMS)).toHaveLength(0)
    await userEvent.type(mobile(), '13800138000')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: /^\d+秒后重新获取$/ })).toHaveProperty('disabled', true)
    expect(asked(SMS)[0]?.fields).toEqual({ mobile: '13800138000', scene: 'LOGIN' })
    unmount()
    open()
    expect(screen.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeTruthy()
  })

  test('can be requested by phone call after the second SMS', async () => {
    sessionStorage.setItem('sms.LOGIN', `2,${Date.now() - 61_000},60`)
    const { asked } = open()
    await userEvent.type(mobile(), '13800138000')
    await press('接收语音验证码')
    expect(await screen.findByText('请留意来电，语音播报验证码')).toBeTruthy()
    expect(asked(VOICE)).toHaveLength(1)
  })

  test('reports when to retry if it was requested too often', async () => {
    open({ [SMS]: () => status(429) })
    await userEvent.type(mobile(), '13800138000')
    await press('获取验证码')
    expect(await screen.findByText('获取次数过多，请明天再试')).toBeTruthy()
  })

  test('is sent with a captcha if the service requires one', async () => {
    const { asked } = open({
      'GET /public/verify-intelligent/captcha/config': () => ({ provider: 'x', appId: '1', enabled: true }),
      'GET /sms/generate_code': () => ({ imageBase64: 'iVBORw0KGgo=', key: 'K1' }),
    })
    const field = await screen.findByLabelText('图形验证码')
    await screen.findByAltText('请输入图中的字符')
    await userEvent.type(mobile(), '13800138000')
    await press('获取验证码')
    expect(asked(SMS)).toHaveLength(0)
    await userEvent.type(field, 'a1b2')
    await press('获取验证码')
    await waitFor(() => expect(asked(SMS)[0]?.fields).toMatchObject({ ticket: 'K1', randstr: 'a1b2' }))
  })
})

describe('other ways', () => {
  test('inside WeChat one tap is enough after the agreement', async () => {
    const { signIns } = open({}, { inside: true, path: '/login?redirect=/me' })
    await press('微信一键登录')
    expect(signIns).toEqual([])
    await userEvent.click(agreement())
    await press('微信一键登录')
    expect(signIns).toEqual(['/me'])
  })

  test('WeChat can be the only option', async () => {
    open({ 'GET /app/config/show-login': () => ({ show: true, wechatOnly: true }) })
    expect(await screen.findByText('请在微信中打开本页登录')).toBeTruthy()
    expect(screen.queryByLabelText('手机号')).toBeNull()
  })

  test('WeChat as the only option requires the agreement too', async () => {
    const { signIns } = open(
      { 'GET /app/config/show-login': () => ({ show: true, wechatOnly: true }) },
      { inside: true },
    )
    await waitFor(() => expect(screen.queryByLabelText('手机号')).toBeNull())
    await press('微信一键登录')
    expect(signIns).toEqual([])
    await userEvent.click(agreement())
    await press('微信一键登录')
    expect(signIns).toEqual(['/home'])
  })

  test('shows a signed-in customer their account, with a link onwards', async () => {
    open({ 'GET /users/me': () => status(503) }, { signedIn: true, path: '/login?redirect=/course/C1' })
    expect(screen.getByText('您已登录')).toBeTruthy()
    expect(screen.getByRole('link', { name: '继续浏览' }).getAttribute('href')).toBe('/course/C1')
  })

  test('customer service is a call away', async () => {
    open()
    await press('遇到问题？')
    expect(await screen.findByRole('link', { name: /客服热线/ })).toHaveProperty('href', 'tel:4000000000')
  })
})
