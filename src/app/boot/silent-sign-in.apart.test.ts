// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import type { SignIn, SignInStart } from '#session/sign-in/sign-in.ts'
import { createSignInStarter } from './silent-sign-in.ts'

function stand(answer: SignInStart, closed = false) {
  const board = createNoticeBoard()
  const leave = vi.fn(() => true)
  const onNoLink = vi.fn()
  const remember = vi.fn()
  const start = vi.fn(async () => answer)
  const starter = createSignInStarter({
    // Of the sign-in only its start is used here.
    signIn: async () => ({ start, stayed: () => undefined }) as unknown as SignIn,
    leave,
    board,
    remember,
    onNoLink,
    closed: () => closed,
  })
  return { board, leave, start, starter, remember, onNoLink }
}

beforeEach(() => history.replaceState(null, '', '/me'))

it('goes to the login page, once for ten requests', async () => {
  const { starter, start, remember } = stand({ kind: 'login', path: '/login?redirect=%2Fme' })
  await Promise.all(Array.from({ length: 10 }, () => starter.restart('/me')))
  expect([location.pathname + location.search, start.mock.calls.length]).toEqual(['/login?redirect=%2Fme', 1])
  expect(remember.mock.calls).toEqual([['/me']])
})

it('stays on the login page with its target', async () => {
  history.replaceState(null, '', '/login?redirect=%2Fme')
  const { starter } = stand({ kind: 'login', path: '/login?redirect=%2Flogin%3Fredirect%3D%252Fme' })
  await starter.restart('/login?redirect=%2Fme')
  expect(location.search).toBe('?redirect=%2Fme')
})

it('reports the expired session until somebody is signed in', async () => {
  const { starter, board } = stand({ kind: 'login', path: '/login' })
  starter.over('/me')
  expect(board.get()?.text).toBe('登录已过期，正在重新登录')
  starter.done()
  expect(board.get()).toBeNull()
})

it('explains a failure, with a retry', async () => {
  const { starter, board } = stand({ kind: 'stay', message: '授权错误' })
  await starter.restart('/redirect/x')
  expect([board.get()?.text, typeof board.get()?.retry]).toEqual(['授权错误', 'function'])
})

it.each(['授权失败，请稍后重试', '未知错误'] as const)('%s offers the login by mobile number', async (message) => {
  const { starter, board } = stand({ kind: 'stay', message })
  await starter.restart('/me')
  expect([board.get()?.text, board.get()?.login]).toEqual([message, '/me'])
})

it('leaving for WeChat resolves only if the page is still in use or restored', async () => {
  vi.useFakeTimers()
  const { starter, start } = stand({ kind: 'leave', url: 'https://open.weixin.qq.com/connect' })
  const stays = vi.fn()
  const again = () => starter.restart('/me').then(stays)
  void again()
  await vi.advanceTimersByTimeAsync(2_000)
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(stays).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(stays).toHaveBeenCalledTimes(1)
  void again()
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect([stays.mock.calls.length, start.mock.calls.length]).toEqual([2, 2])
  vi.useRealTimers()
})

it('a silent sign-in that is no longer wanted stays, unless somebody has asked for one meanwhile', async () => {
  const { starter, leave } = stand({ kind: 'leave', url: 'https://open.weixin.qq.com/connect' })
  const silent = () => starter.restart('/me', 0, () => false)
  await silent()
  expect(leave).not.toHaveBeenCalled()
  void silent()
  starter.signIn('/me')
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

it('whoever asks for it on another page meanwhile comes back to that page', async () => {
  const { starter, leave, remember } = stand({ kind: 'leave', url: 'https://open.weixin.qq.com/connect' })
  void starter.restart('/live', 0, () => false)
  for (const path of ['/me', '/me', '/course']) starter.signIn(path)
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(remember.mock.calls).toEqual([['/live'], ['/me']])
})

it('passes on why WeChat’s link is missing', async () => {
  const cause = new Error('HTTP 500')
  const failed = stand({ kind: 'stay', message: '未知错误', cause })
  await failed.starter.restart('/course')
  expect(failed.onNoLink.mock.calls).toEqual([[cause]])
  const refused = stand({ kind: 'stay', message: '授权错误' })
  await refused.starter.restart('/redirect/x')
  expect(refused.onNoLink).not.toHaveBeenCalled()
})

it.each([
  [true, 0],
  [false, 1],
])('from a page closed to guests (%s) the login replaces the history entry', async (closed, added) => {
  const { starter } = stand({ kind: 'login', path: '/login?redirect=%2Fme' }, closed)
  const before = history.length
  await starter.restart('/me')
  expect([location.pathname, history.length - before]).toEqual(['/login', added])
})

it('explains why a closed page led to the login, unless another notice is shown', () => {
  const closed = stand({ kind: 'login', path: '/login' }, true)
  closed.starter.signIn('/me')
  expect(closed.board.get()?.text).toBe('请先登录')
  closed.starter.over('/me')
  closed.starter.signIn('/me')
  expect(closed.board.get()?.text).toBe('登录已过期，正在重新登录')
  const open = stand({ kind: 'login', path: '/login' })
  open.starter.signIn('/me')
  expect(open.board.get()).toBeNull()
})
