import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answers, renderApp, rejected, type AppOptions } from '#test/render-app.tsx'
import { BindScreen } from './bind.tsx'

const REGISTER = 'POST /auth/wx-register'

const service: Answers = {
  'GET /public/verify-intelligent/captcha/config': () => ({ provider: '', appId: '', enabled: false }),
  'GET /wx/certificate': () => ({ certificate: 'CERT', expireSec: 300 }),
  [REGISTER]: () => ({ accessToken: 'bound', refreshToken: 'r' }),
}

function open(answers: Answers = {}, set: Partial<AppOptions> = {}) {
  const stage = renderApp(<BindScreen />, {
    path: '/login/bind?redirect=/me',
    signedIn: true,
    ...set,
    answers: { ...service, ...answers },
  })
  return { ...stage, asked: (call: string) => stage.sent.filter((each) => each.call === call) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function bind() {
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000')
  await userEvent.type(screen.getByLabelText('验证码'), '123456')
  await press('绑定')
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('binding a mobile number', () => {
  test('sends the WeChat identity and goes back', async () => {
    const { asked, history, session } = open()
    await bind()
    await waitFor(() => expect(history.at(-1)).toBe('/me'))
    expect(asked(REGISTER)[0]?.fields).toEqual({ certificate: 'CERT', mobile: '13800138000', code: '123456' })
    expect(session.token()).toBe('bound')
  })

  test('asks before it moves a number from another WeChat account', async () => {
    const taken: Answers = {
      [REGISTER]: ({ rebind }) => (rebind ? { accessToken: 'moved', refreshToken: 'r' } : rejected(40910, '已绑定')),
    }
    const { asked, session } = open(taken)
    await bind()
    expect(await screen.findByText('该手机号已绑定其他微信，是否换绑到当前微信？')).toBeTruthy()
    await press('换绑')
    await waitFor(() => expect(session.token()).toBe('moved'))
    expect(asked('GET /wx/certificate')).toHaveLength(1)
  })

  test('lets the customer choose another number instead', async () => {
    const { session } = open({ [REGISTER]: () => rejected(40910, '已绑定') })
    await bind()
    await screen.findByText('该手机号已绑定其他微信，是否换绑到当前微信？')
    await press('换个手机号')
    expect(screen.getByLabelText('手机号')).toHaveProperty('value', '')
    expect(session.token()).toBe('access')
  })

  test('shows a guest the login', () => {
    open({}, { signedIn: false })
    expect(screen.getByRole('link', { name: '手机号登录' })).toBeTruthy()
  })
})
