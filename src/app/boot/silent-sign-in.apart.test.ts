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
  // Only the way there is taken here.
  const starter = createSignInStarter({
    signIn: async () => ({ start }) as unknown as SignIn,
    leave,
    board,
    remember,
    onNoLink,
    closed: () => closed,
  })
  return { board, leave, start, starter, remember, onNoLink }
}

beforeEach(() => history.replaceState(null, '', '/me'))

it('goes to the login page, and ten requests to do so are one', async () => {
  const { starter, start, remember } = stand({ kind: 'login', path: '/login?redirect=%2Fme' })
  await Promise.all(Array.from({ length: 10 }, () => starter.restart('/me')))
  expect([location.pathname + location.search, start.mock.calls.length]).toEqual(['/login?redirect=%2Fme', 1])
  expect(remember.mock.calls).toEqual([['/me']])
})

it('on the login page stays there, with the target it has', async () => {
  history.replaceState(null, '', '/login?redirect=%2Fme')
  const { starter } = stand({ kind: 'login', path: '/login?redirect=%2Flogin%3Fredirect%3D%252Fme' })
  await starter.restart('/login?redirect=%2Fme')
  expect(location.search).toBe('?redirect=%2Fme')
})

it('says that the session is over until somebody is signed in', async () => {
  const { starter, board } = stand({ kind: 'login', path: '/login' })
  starter.over('/me')
  expect(board.get()?.text).toBe('登录已过期，正在重新登录')
  starter.done()
  expect(board.get()).toBeNull()
})

it('says why nothing can be done, with a way to try again', async () => {
  const { starter, board } = stand({ kind: 'stay', message: '授权错误' })
  await starter.restart('/redirect/x')
  expect([board.get()?.text, typeof board.get()?.retry]).toEqual(['授权错误', 'function'])
})

it('a page that leaves for WeChat resolves only when it is still used, or brought back', async () => {
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

it('passes on why there is no way to WeChat', async () => {
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
])('from a page that is closed to guests (%s) the login takes its place in the history', async (closed, added) => {
  const { starter } = stand({ kind: 'login', path: '/login?redirect=%2Fme' }, closed)
  const before = history.length
  await starter.restart('/me')
  expect([location.pathname, history.length - before]).toEqual(['/login', added])
})

it('says why a closed page led to the login, unless more is said already', () => {
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
