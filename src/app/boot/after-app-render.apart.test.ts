// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultBases } from '#config/environment.ts'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import { readAgent } from '#lib/user-agent.ts'
import { createSession } from '#session/session.ts'
import { createMemoryStorage, overStorage } from '#session/storage.ts'
import { silentSignIn } from './after-app-render.ts'
import { warnNothingIsKept } from './after-first-render.ts'

const WECHAT = 'Mozilla/5.0 (Linux; Android 13) Chrome/130 Mobile MicroMessenger/8.0.50'

function visitor(ua = WECHAT) {
  const session = createSession({
    local: createMemoryStorage(),
    tab: createMemoryStorage(),
    bases: defaultBases,
    onSignedOut: () => undefined,
  })
  return { session, agent: readAgent(ua, { maxTouchPoints: 5 }), restart: vi.fn(async () => undefined) }
}

beforeEach(() => history.replaceState(null, '', '/course?scene=menu_course'))

it('inside WeChat a page that wants to know who reads it signs in without a question', async () => {
  const given = visitor()
  await silentSignIn(given)
  expect(given.restart.mock.calls).toEqual([['/course?scene=menu_course']])
})

it.each([
  ['whoever refused', '/course', WECHAT, true],
  ['a page for everybody', '/article/A1', WECHAT, false],
  ['an unknown page', '/nowhere', WECHAT, false],
  ['a browser outside WeChat', '/course', 'Mozilla/5.0 Chrome/130', false],
])('leaves %s alone', async (_, path, ua, refused) => {
  history.replaceState(null, '', path)
  const given = visitor(ua)
  if (refused) given.session.consent.refuse()
  await silentSignIn(given)
  expect(given.restart).not.toHaveBeenCalled()
})

it('waits for consent where the operator wants that', async () => {
  const given = visitor()
  await silentSignIn(given, true)
  expect(given.restart).not.toHaveBeenCalled()
  given.session.consent.accept()
  expect(given.restart).toHaveBeenCalledOnce()
})

it('says once what a browser that keeps nothing loses, and leaves nothing behind where it does', () => {
  const tab = createMemoryStorage()
  const board = createNoticeBoard()
  const said = vi.fn()
  board.subscribe(said)
  warnNothingIsKept({ local: overStorage(() => localStorage), tab, board })
  expect(said).not.toHaveBeenCalled()
  expect(localStorage.getItem('room')).toBeNull()
  const full = createMemoryStorage()
  warnNothingIsKept({ local: full, tab, board })
  warnNothingIsKept({ local: full, tab, board })
  expect(said).toHaveBeenCalledOnce()
  expect(board.get()?.text).toMatch(/重新登录/)
  expect(full.keys()).toEqual([])
})
