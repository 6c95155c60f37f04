import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locks } from './refresh/lock.ts'
import {
  after,
  brokenLocks,
  createLocks,
  createService,
  createTab,
  envelope,
  expiredStorage,
  read,
  sharedStorages,
} from '#test/session/test-kit.ts'
import { ownKey } from '#session/own-keys.ts'
import { createMemoryStorage } from '#session/storage.ts'
// Its code is there, so that no test waits for it with a stopped clock.
import './refresh/renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tabs of one browser, all with the same expired token. */
function openTabs(count: number, locks: Locks | undefined, service = createService(), accessToken = 'T0') {
  const storages = sharedStorages(count, { accessToken, refreshToken: 'R', openId: 'oA', wxId: 'wA' })
  const tabs = storages.map((local) => createTab(service, local, { locks }))
  // Lets what they write on opening reach the others.
  vi.advanceTimersByTime(1)
  return { service, tabs }
}

async function all<T>(work: Promise<T>[]) {
  const results = Promise.allSettled(work)
  await vi.runAllTimersAsync()
  return await results
}

for (const count of [2, 3, 10]) {
  describe(`${count} tabs with an expired token`, () => {
    it('refresh once with locks', async () => {
      const { service, tabs } = openTabs(count, createLocks(), createService({ singleUse: true, slow: 80 }))
      const results = await all(tabs.flatMap((tab) => [tab.send(read, {}), tab.send(read, {})]))
      expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
      expect(service.refreshes()).toHaveLength(1)
      expect(tabs.map((tab) => tab.session.token())).toEqual(tabs.map(() => 'T1'))
    })

    it('refresh at most once each without locks and stay signed in, even with single-use refresh tokens', async () => {
      const { service, tabs } = openTabs(count, undefined, createService({ singleUse: true, slow: 80 }))
      const results = await all(tabs.flatMap((tab) => [tab.send(read, {}), tab.send(read, {})]))
      expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
      expect(service.refreshes().length).toBeLessThanOrEqual(count)
      expect(tabs.flatMap((tab) => tab.left)).toEqual([])
      expect(tabs[0]?.local.get('refreshToken')).toBe('R1')
    })
  })
}

describe('a lock', () => {
  for (const [name, locks] of Object.entries(brokenLocks)) {
    it(`that is ${name} blocks nothing for more than 5 s`, async () => {
      const { service, tabs } = openTabs(2, locks)
      const started = Date.now()
      const work = Promise.allSettled(tabs.map((tab) => tab.send(read, {})))
      await vi.advanceTimersByTimeAsync(5_000)
      expect((await work).every(({ status }) => status === 'fulfilled')).toBe(true)
      expect(Date.now() - started).toBe(5_000)
      expect(service.refreshes().length).toBeLessThanOrEqual(2)
      expect(tabs.flatMap((tab) => tab.left)).toEqual([])
    })
  }
})

describe('events in another tab', () => {
  it('D7: a refreshed token is adopted without being rewritten or refreshed again', async () => {
    const { service, tabs } = openTabs(2, undefined)
    const [one, two] = tabs
    await all([one?.send(read, {}) ?? Promise.reject(new Error('no tab'))])
    const set = vi.spyOn(two?.local ?? expiredStorage(), 'set')
    await vi.runAllTimersAsync()
    expect(two?.session.store.getState().tokens).toEqual({ accessToken: 'T1', refreshToken: 'R' })
    expect(set).not.toHaveBeenCalled()
    expect(service.refreshes()).toHaveLength(1)
    expect(two?.session.epoch()).toBe(0)
  })

  it('a sign-out ends the session here and calls the hooks, without a redirect', async () => {
    const { tabs } = openTabs(2, undefined)
    const [one, two] = tabs
    const gone = vi.fn<(gone: unknown) => void>()
    const account = two?.session.account()
    two?.session.onSignOut(gone)
    await one?.session.signOut()
    await vi.runAllTimersAsync()
    expect(gone.mock.calls).toEqual([[{ account, reason: 'sign-out' }]])
    expect([two?.session.token(), two?.session.account(), two?.left]).toEqual([null, 'guest', []])
  })

  it('a sign-out is one here too, though each key is removed by itself: no other account, no refresh', async () => {
    // Its subject is the account; the refresh token alone names another.
    const { service, tabs } = openTabs(2, undefined, createService(), `h.${btoa('{"sub":"7"}')}.s`)
    const [one, two] = tabs
    const gone = vi.fn<(gone: unknown) => void>()
    const account = two?.session.account()
    const refreshed: Promise<string>[] = []
    two?.session.onSignOut(gone)
    two?.session.store.subscribe(({ tokens }) => {
      if (tokens?.accessToken === '') refreshed.push(two.session.refresh(null))
    })
    await one?.session.signOut()
    await all(refreshed)
    expect(gone.mock.calls).toEqual([[{ account, reason: 'sign-out' }]])
    expect(two?.session.epoch()).toBe(1)
    expect(service.refreshes()).toEqual([])
  })

  it('another account starts a new epoch here', async () => {
    const { tabs } = openTabs(2, undefined)
    const [one, two] = tabs
    const [epoch, account] = [two?.session.epoch() ?? 0, two?.session.account()]
    await one?.session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB', wxId: 'wB' })
    await vi.runAllTimersAsync()
    expect(two?.session.epoch()).toBeGreaterThan(epoch)
    expect(two?.session.account()).not.toBe(account)
    expect(two?.session.account()).toBe(one?.session.account())
  })

  it.each(['at once', 'after an expiry'])(
    'what was typed here is nobody’s once another customer signs in, %s',
    async (how) => {
      const { tabs } = openTabs(2, undefined)
      const [one, two] = tabs
      two?.session.drafts.set('complaint', '写到一半')
      const era = two?.session.drafts.era() ?? 0
      if (how === 'after an expiry') {
        await all([one?.send(read, {}) ?? Promise.reject(new Error('no tab'))])
        one?.local.remove('accessToken')
        one?.local.remove('refreshToken')
        await vi.runAllTimersAsync()
        expect([two?.session.token(), two?.session.drafts.get('complaint')]).toEqual([null, '写到一半'])
      }
      await one?.session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB', wxId: 'wB' })
      await vi.runAllTimersAsync()
      expect(two?.session.drafts.get('complaint')).toBe('')
      expect(two?.session.drafts.era()).toBeGreaterThan(era)
    },
  )

  it('what was typed here stays when the customer binds a number there, and goes with the sign-out', async () => {
    const { tabs } = openTabs(2, undefined)
    const [one, two] = tabs
    const note = ownKey(two?.session.account() ?? '', 'note:L1')
    two?.local.set(note, '写给自己的话')
    two?.session.drafts.set('complaint', '写到一半')
    const era = two?.session.drafts.era()
    await one?.session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB', wxId: 'wB' }, true)
    await vi.runAllTimersAsync()
    expect(two?.session.account()).toBe(one?.session.account())
    expect([two?.session.drafts.get('complaint'), two?.session.drafts.era()]).toEqual(['写到一半', era])
    expect(two?.local.get(note)).toBe('写给自己的话')
    await one?.session.signOut()
    await vi.runAllTimersAsync()
    expect(two?.session.drafts.get('complaint')).toBe('')
  })

  it('what a guest typed here goes with the customer who signed in there', async () => {
    const [here, there] = sharedStorages(2)
    const tab = createMemoryStorage()
    const two = createTab(createService(), here ?? expiredStorage(), { tab }).session
    const one = createTab(createService(), there ?? expiredStorage()).session
    two.drafts.set('complaint', '写到一半')
    await one.accept({ accessToken: 'TA', refreshToken: 'RA', openId: 'oA', wxId: 'wA' })
    await vi.runAllTimersAsync()
    expect(two.drafts.get('complaint')).toBe('写到一半')
    two.close()
    await one.signOut()
    await vi.runAllTimersAsync()
    expect(createTab(createService(), here ?? expiredStorage(), { tab }).session.drafts.get('complaint')).toBe('')
  })

  it('a late answer to a replaced refresh token is discarded', async () => {
    const service = createService()
    service.onRefresh = async () => {
      await after(100)
      return envelope({ value: 'late' })
    }
    const tab = createTab(service, expiredStorage())
    const work = Promise.allSettled([tab.send(read, {})])
    await vi.advanceTimersByTimeAsync(50)
    service.good.add('sibling')
    tab.local.set('accessToken', 'sibling')
    tab.local.set('refreshToken', 'R-sibling')
    await vi.runAllTimersAsync()
    expect(await work).toMatchObject([{ status: 'fulfilled', value: { bearer: 'sibling' } }])
    expect(tab.local.get('accessToken')).toBe('sibling')
  })
})
