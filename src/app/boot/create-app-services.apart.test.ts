// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { usersMe } from '#api/domains/account/users.ts'
import { currentTime } from '#api/domains/public/open.ts'
import { createAppServices } from './create-app-services.ts'

/** How the services work together, which their own tests cannot show. */

const track = vi.hoisted(() => vi.fn(async (..._event: readonly unknown[]) => undefined))
vi.mock('./tracker.ts', () => ({ openTracker: () => ({ track }) }))

const me = {
  userId: 'U1',
  nickName: '示例客户',
  avatarUrl: '/a.png',
  mobileMasked: '138****0004',
  wxBound: true,
  certified: false,
  vipLevel: 0,
}
const fetch = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  track.mockClear()
  fetch.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/course')
})

const open = () =>
  createAppServices(
    { landing: location.href, url: (path) => path },
    { promise: Promise.resolve(), now: () => undefined },
  )

it('a 400 is logged with its trace id, and nothing else is', async () => {
  fetch.mockResolvedValue(new Response('{}', { status: 400, headers: { 'x-trace-id': 't-17' } }))
  const { send, tracker } = open()
  tracker.start()
  await send(currentTime, {}).catch(() => undefined)
  await vi.waitFor(() => expect(track.mock.calls).toEqual([['app', 'http_400', 't-17']]))
  fetch.mockResolvedValue(new Response('{}', { status: 404 }))
  await send(currentTime, {}).catch(() => undefined)
  expect(track.mock.calls).toHaveLength(1)
})

it('the requested page is stored before the sign-in', async () => {
  const { restart, session } = open()
  await restart('/me/order?tab=2')
  expect(session.store.getState().redirect).toBe('/me/order?tab=2')
  expect(location.pathname).toBe('/login')
})

it('an answer about the customer updates the session, whoever requested it', async () => {
  const { send, session } = open()
  session.store.update('tokens', { accessToken: 'a', refreshToken: 'r' })
  fetch.mockResolvedValue(Response.json({ code: 0, data: me, message: '' }))
  await send(usersMe, {})
  expect(session.store.getState().userInfo).toMatchObject({ nickName: me.nickName })
})

it('a page that was left while the service was asked is no longer missing', async () => {
  let fail = () => undefined as void
  fetch.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new TypeError('offline')))))
  const { onUnreached, unreached } = open()
  const onMissing = vi.fn()
  unreached.subscribe(onMissing)
  onUnreached()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  history.replaceState(null, '', '/home')
  fail()
  await new Promise((done) => setTimeout(done))
  expect(onMissing).not.toHaveBeenCalled()
  fetch.mockClear()
  onUnreached()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  fail()
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
})
