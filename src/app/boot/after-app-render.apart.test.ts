// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#api/errors.ts'
import { defaultBases } from '#config/environment.ts'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import { readAgent } from '#lib/user-agent.ts'
import { createData } from '#data/deps.tsx'
import { createSession } from '#session/session.ts'
import { createMemoryStorage, overStorage } from '#session/storage.ts'
import type { Tracker } from '#tracking/tracker.ts'
import { depsOf } from '#test/data.tsx'
import { silentSignIn } from './after-app-render.ts'
import { reportUnreached, warnNothingIsKept } from './after-first-render.ts'

const WECHAT = 'Mozilla/5.0 (Linux; Android 13) Chrome/130 Mobile MicroMessenger/8.0.50'

/** A data layer whose service answers, or does not. */
const dataOf = (answers: boolean) =>
  createData(depsOf(async () => (answers ? { now: 1 } : Promise.reject(new NetworkError('GET /', 'no answer')))))

function visitor(ua = WECHAT) {
  const session = createSession({
    local: createMemoryStorage(),
    tab: createMemoryStorage(),
    bases: defaultBases,
    onSignedOut: () => undefined,
  })
  const data = dataOf(true)
  return {
    session,
    agent: readAgent(ua, { maxTouchPoints: 5 }),
    restart: vi.fn(async (_path: string, _trip?: number, _wanted: () => boolean = () => true) => undefined),
    data,
  }
}

beforeEach(() => history.replaceState(null, '', '/course?scene=menu_course'))

it('inside WeChat a page marked W signs in silently', async () => {
  const given = visitor()
  await silentSignIn(given)
  expect(given.restart.mock.calls).toEqual([['/course?scene=menu_course', 0, expect.any(Function)]])
})

it.each([
  ['for everybody is left alone', '/article/A1', []],
  ['marked W signs in from there, once', '/live?tab=2', ['/live?tab=2']],
])('a visitor who has gone on to a page %s', async (_, next, again) => {
  const given = visitor()
  const paths: string[] = []
  given.restart.mockImplementation(async (path, _trip, wanted) => {
    history.replaceState(null, '', paths.length === 0 ? next : '/course')
    paths.push(path)
    expect(wanted?.()).toBe(false)
  })
  await silentSignIn(given)
  expect(paths).toEqual(['/course?scene=menu_course', ...again])
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

it.each([
  ['wrongly reports no network', true, 1],
  ['has none', false, 0],
])('with a device that %s it signs in %i times', async (_, answers, times) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const given = { ...visitor(), data: dataOf(answers) }
  await silentSignIn(given)
  expect(given.restart).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})

it.each([
  ['wrongly reports no network', true, []],
  ['has none', false, [['app', 'offline_open', '/course']]],
])('a page opened on a device that %s is tracked as such', async (_, answers, events) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const track = vi.fn(async (..._event: readonly unknown[]) => undefined)
  const tracker = { track } as unknown as Tracker // a mock has one signature, the plan has one for each event
  await reportUnreached({ data: dataOf(answers), tracker }, '/course')
  expect(track.mock.calls).toEqual(events)
  vi.restoreAllMocks()
})

it('waits for consent if so configured', async () => {
  const given = visitor()
  await silentSignIn(given, true)
  expect(given.restart).not.toHaveBeenCalled()
  // Back from another document, without an answer.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(given.restart).not.toHaveBeenCalled()
  given.session.consent.accept()
  await vi.waitFor(() => expect(given.restart).toHaveBeenCalledOnce())
})

it('warns once if the browser stores nothing, and leaves no test entry if it does', () => {
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
