import { describe, expect, it, vi } from 'vitest'
import { accountOf, claimOf, wxIdOf } from '#session/account.ts'
import { createService, createTab, expiredStorage } from '#test/session/test-kit.ts'
import { ownKey } from '#session/own-keys.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { createSessionStore, guestState, UnknownUpdateError } from '#session/store.ts'

const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

describe('the state', () => {
  it('replaces one whole value per update', () => {
    const store = createSessionStore(guestState)
    store.update('redirect', '/me')
    store.update('wxInfo', { openId: 'o', wxId: 'w', nickName: 'n' })
    store.update('wxInfo', { openId: 'o2', wxId: 'w2' })
    expect(store.getState()).toEqual({ ...guestState, redirect: '/me', wxInfo: { openId: 'o2', wxId: 'w2' } })
  })

  for (const type of ['token', 'constructor', '__proto__', '']) {
    it(`rejects the unknown type ${JSON.stringify(type)}`, () => {
      // What the types forbid is what is tested.
      expect(() => createSessionStore(guestState).update(type as 'redirect', null)).toThrow(UnknownUpdateError)
    })
  }

  it('mirrors tokens and identity under the specified keys', () => {
    const { session, local } = createTab(createService(), createMemoryStorage())
    session.store.update('wxInfo', { openId: 'o1', wxId: 'w1' })
    session.store.update('tokens', { accessToken: 'A', refreshToken: 'R' })
    const names = ['accessToken', 'refreshToken', 'openId', 'wxId', 'accountType']
    expect(names.map((name) => local.get(name))).toEqual(['A', 'R', 'o1', 'w1', '1099'])
    session.store.update('tokens', null)
    expect(local.get('accessToken')).toBeNull()
  })

  it('exposes the configured account and product type', () => {
    expect(createTab(createService(), createMemoryStorage()).session.config).toMatchObject({
      accountType: '1099',
      productType: 177,
    })
    const config = { accountType: '1100', productType: 178 }
    const { session, local } = createTab(createService(), createMemoryStorage(), { config })
    session.store.update('tokens', { accessToken: 'A', refreshToken: 'R' })
    expect([session.config, local.get('accountType')]).toEqual([config, '1100'])
  })
})

describe('the account', () => {
  it('comes from the token’s subject, else the openId, else the refresh token; a guest is "guest"', () => {
    const of = (accessToken: string, refreshToken: string, openId: string) =>
      accountOf({ accessToken, refreshToken }, openId)
    expect(of(jwt({ sub: '7', n: 1 }), 'R1', 'o1')).toBe(of(jwt({ sub: '7', n: 2 }), 'R2', 'o2'))
    expect(of('opaque', 'R1', 'o1')).toBe(of('opaque2', 'R2', 'o1'))
    expect(of('opaque', 'R1', '')).not.toBe(of('opaque', 'R2', ''))
    expect(of(jwt({ userId: 7 }), 'R', 'o')).toMatch(/^[0-9a-f]{14}$/)
    expect(createTab(createService(), createMemoryStorage()).session.account()).toBe('guest')
  })

  it('is null for malformed claims', () => {
    for (const token of ['', 'a', 'a.b.c', jwt([]), `h.${btoa('null')}.s`, '..', 'a.%%.c'])
      expect(claimOf(token, 'sub')).toBeNull()
  })

  it('B2: a valid wxId is read from the token', () => {
    expect(wxIdOf(jwt({ wxId: 'W1', name: '张三 ÿ?>' }))).toBe('W1')
    const none = [null, '', 'opaque', jwt({ wxId: '' }), jwt({ wxId: 'a b' }), jwt({ wxId: '<img>' }), jwt({})]
    expect(none.map(wxIdOf)).toEqual(none.map(() => null))
  })

  it('stays the same after a reload, a refresh and another sign-in of the same customer', async () => {
    const service = createService()
    const local = expiredStorage()
    const first = createTab(service, local).session
    const account = first.account()
    await first.refresh('T0')
    expect(createTab(service, local).session.account()).toBe(account)
    await first.accept({ accessToken: 'T8', refreshToken: 'R8', openId: 'oA', wxId: 'wA' })
    expect(first.account()).toBe(account)
  })
})

describe('signing out', () => {
  it('runs in order: keys, caches, database, other tabs, socket; none waits for another', async () => {
    const steps: string[] = []
    const local = expiredStorage()
    const remove = vi.spyOn(local, 'remove').mockName('remove')
    const channel = { postMessage: () => steps.push('channel'), addEventListener: () => undefined }
    const { session, left } = createTab(createService(), local, { channel })
    session.onSignOut(() => steps.push('socket'), 'socket')
    session.onSignOut(() => Promise.reject(new Error('blocked')), 'database')
    session.onSignOut(() => steps.push(`database ${remove.mock.calls.length > 0}`))
    session.onSignOut(() => steps.push('caches'), 'caches')
    const epoch = session.epoch()
    await session.signOut()
    expect(steps).toEqual(['caches', 'database true', 'channel', 'socket'])
    expect(session.epoch()).toBeGreaterThan(epoch)
    expect(left).toEqual([])
    expect(local.keys().sort()).toEqual(['accountType', 'salesNumber'])
  })

  it('clears drafts, while an expiry keeps them', async () => {
    const service = createService()
    const { session } = createTab(service, expiredStorage())
    session.drafts.set('comment', '写到一半')
    service.onRefresh = () => new Response('no')
    vi.useFakeTimers()
    const refused = session.refresh('T0').catch(() => 'over')
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect([await refused, session.drafts.get('comment')]).toEqual(['over', '写到一半'])
    await session.accept({ accessToken: 'T5', refreshToken: 'R5', openId: 'oA' })
    await session.signOut()
    expect(session.drafts.get('comment')).toBe('')
  })
})

describe('signing in', () => {
  it('as another account removes the previous account’s data, and no other', async () => {
    const { session, local } = createTab(createService(), createMemoryStorage())
    await session.accept({ accessToken: 'TA', refreshToken: 'RA', openId: 'oA' })
    const mine = ownKey(session.account(), 'note:L1')
    local.set(mine, '写给自己的话')
    local.set(ownKey('guest', 'progress'), '[]')
    await session.accept({ accessToken: 'TA2', refreshToken: 'RA2', openId: 'oA' })
    expect(local.get(mine)).toBe('写给自己的话')
    await session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB' })
    expect([local.get(mine), local.get(ownKey('guest', 'progress'))]).toEqual([null, '[]'])
  })

  it('as another account calls the hooks with the account to purge, also after an expiry', async () => {
    const gone: unknown[] = []
    const local = expiredStorage()
    local.remove('refreshToken')
    const { session } = createTab(createService(), local)
    const account = session.account()
    session.onSignOut((what) => gone.push(what))
    await session.refresh('T0').catch(() => undefined)
    await session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB', wxId: 'wB' })
    expect(gone).toEqual([
      { account, reason: 'expired' },
      { account, reason: 'switch' },
    ])
  })

  it('with an invalid token does nothing', async () => {
    const { session, local } = createTab(createService(), createMemoryStorage())
    expect(await session.accept({ accessToken: 'a\r\nb', refreshToken: 'R', openId: 'o1', wxId: 'w1' })).toBe(false)
    expect([session.token(), local.get('accessToken'), local.get('openId')]).toEqual([null, null, 'o1'])
  })
})
