import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { appWithServices, renderApp, rejected } from '#test/render-app.tsx'
import { AuthorizationScreen } from './authorization.tsx'
import { EnvScreen } from './env.tsx'
import { OldLinkScreen } from './old-link.tsx'
import { RedirectScreen } from './redirect.tsx'

afterEach(cleanup)

describe('/redirect', () => {
  test('redirects inside the app automatically', async () => {
    const { history } = renderApp(<RedirectScreen />, { path: '/redirect?to=%2Fcourse%2FC1' })
    await waitFor(() => expect(history).toEqual(['/course/C1']))
  })

  test('keeps the encoding inside a target', async () => {
    const target = '/login?redirect=%2Fcourse%2FC1%3Fa%3D%2520'
    const { history } = renderApp(<RedirectScreen />, { path: `/redirect?to=${encodeURIComponent(target)}` })
    await waitFor(() => expect(history).toEqual([target]))
  })

  test('names the other host, and stays on request', async () => {
    const path = `/redirect?url=${encodeURIComponent('https://mp.weixin.qq.com/s/1')}`
    const { history } = renderApp(<RedirectScreen />, { path })
    expect(screen.getByText('mp.weixin.qq.com')).toBeTruthy()
    expect(screen.getByRole('button', { name: '继续前往' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(history.at(-1)).toBe('/home')
  })

  test('rejects an untrusted target', () => {
    renderApp(<RedirectScreen />, { path: `/redirect?url=${encodeURIComponent('https://evil.invalid/')}` })
    expect(screen.getByText('链接不受信任')).toBeTruthy()
  })

  test('resolves a short key, and again after a failure', async () => {
    let fails = true
    const answers = {
      'GET /wx/url/redirect': () => (fails ? rejected(500, '短链已失效') : { url: '/article/7' }),
    }
    const { history } = renderApp(<RedirectScreen />, { path: '/redirect?k=abc', answers })
    expect(await screen.findByText('短链已失效')).toBeTruthy()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(history.at(-1)).toBe('/article/7'))
  })
})

describe('/o2n', () => {
  test('reports when it had to open the home page instead', async () => {
    const { history } = renderApp(<OldLinkScreen />, { path: '/o2n?p=%2Fnothing&sn=S1' })
    await waitFor(() => expect(history).toEqual(['/home?sn=S1']))
    expect(await screen.findByText('页面已升级，已为您打开首页')).toBeTruthy()
  })
})

test.each([
  ['the answer of a short key', RedirectScreen, '/redirect?k=abc'],
  ['a target', RedirectScreen, '/redirect?to=%2Fcourse%2FC1%3Fsn%3DS200'],
  ['an old link', OldLinkScreen, '/o2n#/courseList?sn=S200'],
])('the sales number in %s counts', async (_, Gateway, address) => {
  window.history.replaceState(null, '', address)
  const answers = { 'GET /wx/url/redirect': () => ({ url: '/course/C1?sn=S200' }) }
  const { session, history } = renderApp(<Gateway />, { path: address.replace(/#.*/, ''), answers })
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/course(\/C1)?\?sn=S200$/))
  expect(session.attribution.salesNumber()).toBe('S200')
  window.history.replaceState(null, '', '/')
})

describe('/authorization', () => {
  test('explains the failure and offers every way to the requested page', async () => {
    const failed = <AuthorizationScreen outcome={{ kind: 'failed', message: '未知错误' }} />
    const { tree, signIns, session } = appWithServices(failed, { path: '/authorization', inside: true })
    session.store.update('redirect', '/course/C101')
    render(tree)
    expect(screen.getByRole('alert').textContent).toBe('未知错误')
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy()
    const login = screen.getByRole('link', { name: '手机号登录' })
    expect(login.getAttribute('href')).toBe('/login?redirect=%2Fcourse%2FC101')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(signIns).toEqual(['/course/C101'])
    expect(screen.getByText('正在授权')).toBeTruthy()
  })

  test('leads to the page its address names, where the code that reads the return did not load', async () => {
    const path = '/authorization?to=%2Fcourse%2FC101'
    const { tree, signIns } = appWithServices(<AuthorizationScreen outcome={{ kind: 'idle' }} />, {
      path,
      inside: true,
    })
    render(tree)
    expect(screen.getByRole('link', { name: '手机号登录' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fcourse%2FC101',
    )
    await userEvent.click(screen.getByRole('button', { name: '微信授权登录' }))
    expect(signIns).toEqual(['/course/C101'])
  })

  test('without a code offers WeChat inside and the mobile number outside of it', () => {
    renderApp(<AuthorizationScreen outcome={{ kind: 'idle' }} />, { path: '/authorization', inside: true })
    expect(screen.getByRole('button', { name: '微信授权登录' })).toBeTruthy()
    cleanup()
    renderApp(<AuthorizationScreen outcome={{ kind: 'idle' }} />, { path: '/authorization' })
    expect(screen.queryByRole('button', { name: '微信授权登录' })).toBeNull()
    expect(screen.getByRole('link', { name: '手机号登录' })).toBeTruthy()
  })
})

describe('/env', () => {
  test('lists which settings exist, never their values', async () => {
    const secrets = { accessToken: 'AAA.secret', refreshToken: 'BBB.secret', openId: 'oSecret', wxId: 'wSecret' }
    for (const [key, value] of Object.entries(secrets)) localStorage.setItem(key, value)
    history.replaceState(null, '', '/env?code=C0DE&scene=menu')
    const answers = { 'GET /public/current-time': () => ({ now: Date.now() }) }
    renderApp(<EnvScreen build="b42" />, { path: '/env', answers })
    expect(await screen.findByText('b42')).toBeTruthy()
    expect(await screen.findByText(/accessToken：有/)).toBeTruthy()
    for (const name of ['视频播放路径', '声音授权', '键盘与视口', '微信网络类型'])
      expect(await screen.findByText(name)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '网络测试' }))
    expect(await screen.findByText(/正常，用时/)).toBeTruthy()
    for (const secret of [...Object.values(secrets), 'C0DE']) expect(document.body.textContent).not.toContain(secret)
    localStorage.clear()
  })
})
