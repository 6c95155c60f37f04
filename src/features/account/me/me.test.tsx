import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answers, dropped, renderApp, appWithServices, status } from '#test/render-app.tsx'
import { ConsentBar } from '#features/account/settings/consent-bar.tsx'
import { MeScreen } from './me.tsx'
import { SettingsScreen } from '#features/account/settings/settings.tsx'

const service: Answers = {
  'GET /app/config/show-login': () => ({ show: true, wechatOnly: false }),
  'GET /public/current-time': () => ({ now: Date.now() }),
  'GET /users/me': () => ({
    userId: 'u1',
    nickName: '晴天',
    avatarUrl: '',
    mobileMasked: '138****1234',
    wxBound: true,
    riskLevel: 'C3',
    evalExpireAt: Date.UTC(2099, 0, 2),
    certified: true,
    vipLevel: 2,
    salesNumber: 'S100',
  }),
  'GET /orders/unsigned': () => [{ orderNumber: 'O1', status: 'WAIT_SIGN', payableFen: 1, createdAt: 1 }],
  'POST /orders/my/v2': ({ status }) => ({ list: [], total: status === 'PAY' ? 2 : 9, pageNo: 1, pageSize: 1 }),
  'GET /orders/refund/my': () => ({ unread: 1, list: [] }),
  'GET /users/check-whitelist': () => ({ in: false }),
  'GET /users/vip/subscriptions': () => [],
  'GET /users/vip/check-level': () => ({ level: 2, name: '黄金会员' }),
  'GET /users/sales/S100': () => ({ number: 'S100', name: '示例服务员', avatarUrl: '' }),
}
const useOpens = () => () => true
const open = (answers: Answers = {}, signedIn = true) =>
  renderApp(<MeScreen useOpens={useOpens} />, { path: '/me', signedIn, answers: { ...service, ...answers } })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('「我的」', () => {
  test('requests nothing private for a guest and shows the login', async () => {
    const { sent } = open({}, false)
    expect(screen.getByRole('link', { name: '登录/注册' }).getAttribute('href')).toBe('/login?redirect=%2Fme')
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /app/config/show-login'))
    const known = new Set(['GET /app/config/show-login', 'GET /public/current-time'])
    expect(sent.filter(({ call }) => !known.has(call))).toEqual([])
  })

  test('shows the customer, the to-dos and the adviser', async () => {
    open()
    expect(await screen.findByText(/^有效期至2099-01-02 08:00，余\d+天$/)).toBeTruthy()
    expect(screen.getByText('138****1234 · 已实名')).toBeTruthy()
    expect(await screen.findByText('黄金会员')).toBeTruthy()
    const waiting = within(screen.getByRole('list', { name: '待办' }))
    expect(await waiting.findByText('1份合同待签署')).toBeTruthy()
    expect(await waiting.findByText('退款有更新')).toBeTruthy()
    expect(waiting.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/me/order?tab=pay')
    expect(await screen.findByText('客户服务人员（无投顾资格）')).toBeTruthy()
  })

  test('shows no badge of a membership that has ended', async () => {
    open({ 'GET /users/vip/check-level': () => ({ level: 2, name: '黄金会员', expireAt: Date.now() - 1 }) })
    await screen.findByText('138****1234 · 已实名')
    await waitFor(() => expect(screen.queryByText(/黄金会员|VIP2/)).toBeNull())
  })

  test('shows the dated saved copy while offline', async () => {
    const first = open()
    await screen.findByText('138****1234 · 已实名')
    first.unmount()
    open({ 'GET /users/me': () => dropped })
    expect(await screen.findByText(/当前离线/)).toBeTruthy()
    expect(screen.getByText('138****1234 · 已实名')).toBeTruthy()
  })

  test('leaves out only the part that failed', async () => {
    open({ 'GET /orders/unsigned': () => status(500), 'GET /users/sales/S100': () => ({ number: 1 }) })
    expect(await screen.findByText('138****1234 · 已实名')).toBeTruthy()
    expect(screen.getByText('官方客服')).toBeTruthy()
    expect(await screen.findByText('部分待办暂时无法获取')).toBeTruthy()
  })

  test('has no to-do card while there are none, or while they load', async () => {
    let answer: (unread: unknown) => void = () => undefined
    const refunds = new Promise((resolve) => (answer = resolve))
    open({
      'GET /orders/unsigned': () => [],
      'POST /orders/my/v2': () => ({ list: [], total: 0, pageNo: 1, pageSize: 1 }),
      'GET /orders/refund/my': () => refunds,
    })
    await screen.findByText('黄金会员')
    expect(screen.queryByRole('list', { name: '待办' })).toBeNull()
    await act(async () => answer({ unread: 1, list: [] }))
    expect(await screen.findByText('退款有更新')).toBeTruthy()
  })

  test('hydrates the prerendered guest page without a mismatch, then shows the customer', async () => {
    const html = renderToString(
      appWithServices(<MeScreen useOpens={useOpens} />, { path: '/me', prerendered: true }).tree,
    )
    expect(html).toContain('登录/注册')
    const place = document.body.appendChild(document.createElement('div'))
    place.append(document.createRange().createContextualFragment(html))
    const differences: unknown[] = []
    const { tree } = appWithServices(<MeScreen useOpens={useOpens} />, {
      path: '/me',
      prerendered: true,
      signedIn: true,
      answers: service,
    })
    const root = await act(async () => hydrateRoot(place, tree, { onRecoverableError: (e) => differences.push(e) }))
    expect(await screen.findByText('138****1234 · 已实名')).toBeTruthy()
    expect(differences).toEqual([])
    act(() => root.unmount())
    place.remove()
  })

  test('changes the text size at once and stores it', async () => {
    const { session } = renderApp(<SettingsScreen />, { path: '/me/settings' })
    await userEvent.click(await screen.findByRole('radio', { name: '特大' }))
    expect(session.preferences.get()).toMatchObject({ elder: false, fontStep: 2 })
    await userEvent.click(screen.getByRole('radio', { name: '长辈版' }))
    expect(session.preferences.get().elder).toBe(true)
    expect(screen.getByRole('switch', { name: '长辈版' })).toHaveProperty('checked', true)
  })
})

describe('the consent bar', () => {
  const bar = () => screen.queryByRole('region', { name: '用户协议与隐私政策' })

  test('asks once and accepts a refusal', async () => {
    const { session } = renderApp(<ConsentBar />, { path: '/course' })
    expect(screen.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: '暂不同意' }))
    expect([session.consent.state(), bar()]).toEqual(['refused', null])
  })

  test('stores the consent', async () => {
    const { session } = renderApp(<ConsentBar />, { path: '/course' })
    await userEvent.click(screen.getByRole('button', { name: '同意并继续' }))
    expect([session.consent.state(), bar()]).toEqual(['accepted', null])
  })

  test.each(['/authorization', '/env', '/redirect', '/o2n'])('is not shown on %s', (path) => {
    renderApp(<ConsentBar />, { path })
    expect(bar()).toBeNull()
  })
})
