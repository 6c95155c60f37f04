import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { createLocks, createService, createTab } from '#test/session/test-kit.ts'
import { createSignIn, type Return, takeReturn } from './sign-in.ts'
import { createMemoryStorage } from '#session/storage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const origin = 'https://h5.example'
const answer = { accessToken: 'T1', refreshToken: 'R', openId: 'oA', wxId: 'wA', registered: true }

/** A browser with its own storages; `requests` are the calls it made. */
function browser(more: { insideWechat?: boolean; login?: () => Promise<unknown> } = {}) {
  const local = createMemoryStorage()
  const requests: { path: string; input: Record<string, unknown> }[] = []
  // A stand-in for every call, answering as the test says.
  const send = (async (call: { path: string }, input: Record<string, unknown>) => {
    requests.push({ path: call.path, input })
    if (call.path === '/auth/wx-oa-redirect') return { url: `https://open.weixin.example/?to=${String(input['path'])}` }
    return await (more.login?.() ?? Promise.resolve(answer))
  }) as Send
  const { session } = createTab(createService(), local)
  const tabOf = (tab = createMemoryStorage()) =>
    createSignIn({ send, session, local, tab, origin, insideWechat: more.insideWechat ?? true, locks: createLocks() })
  const exchanges = () => requests.filter(({ path }) => path === '/auth/wx-oa-login')
  return { local, session, requests, exchanges, tabOf, tab: createMemoryStorage() }
}

/** The address WeChat returns to. */
function backFrom(path: unknown, code = 'CODE1', state = 'abc'): Return {
  const back = takeReturn(`${origin}${String(path)}&code=${code}&state=${state}`)
  if (back === null) throw new Error('not the return page')
  return back
}
const returnPath = (requests: { input: Record<string, unknown> }[]) => requests.at(-1)?.input['path']

describe('starting WeChat authorization', () => {
  it('sends the configured constants and a return path with the deep link', async () => {
    const { requests, tabOf } = browser()
    const start = await tabOf().start('/course/7?salesNumber=S1')
    expect(requests[0]).toMatchObject({ input: { companyType: 45, productType: 177, scope: 'snsapi_base' } })
    expect(returnPath(requests)).toMatch(/^\/authorization\?n=[0-9a-f]{32}&to=%2Fcourse%2F7%3FsalesNumber%3DS1$/)
    expect(start).toMatchObject({ kind: 'leave', url: expect.stringContaining('https://open.weixin.example/') })
  })

  it('falls back to the older endpoint names if the service lacks the new one', async () => {
    const { session, local, tab } = browser()
    const paths: string[] = []
    const knows = async (known: string | undefined, status = 404) => {
      paths.splice(0)
      const send = (async ({ path }: { path: string }) => {
        paths.push(path)
        if (path !== known) throw new HttpError(path, status)
        return { url: 'https://open.weixin.example/' }
      }) as unknown as Send // only the link calls are made
      tab.remove('authTrips')
      local.remove('authTrips')
      return (await createSignIn({ send, session, local, tab, origin, insideWechat: true }).start('/me')).kind
    }
    const links = ['/auth/wx-oa-redirect', '/wx/oauth2/redirect', '/wx/url']
    expect([await knows('/wx/oauth2/redirect'), paths]).toEqual(['leave', links.slice(0, 2)])
    expect([await knows('/wx/url'), paths]).toEqual(['leave', links])
    expect([await knows(undefined), paths]).toEqual(['stay', links])
    expect([await knows(undefined, 500), paths]).toEqual(['stay', links.slice(0, 1)])
  })

  it('sends the product type of the environment', async () => {
    const { requests, session, local, tab } = browser()
    const send = (async (_: unknown, input: Record<string, unknown>) => {
      requests.push({ path: '', input })
      return { url: 'https://open.weixin.example/' }
    }) as unknown as Send // only the link call is made
    const config = { accountType: '1100', productType: 178 }
    const signIn = createSignIn({ send, session: { ...session, config }, local, tab, origin, insideWechat: true })
    await signIn.start('/me')
    expect(requests.at(-1)?.input['productType']).toBe(178)
  })

  for (const path of ['/redirect', '/redirect/x', '/redirect?to=/a', '/./redirect', `${origin}/redirect`]) {
    it(`is rejected for ${path} without a call`, async () => {
      const { requests, tabOf } = browser()
      expect(await tabOf().start(path)).toEqual({ kind: 'stay', message: '授权错误' })
      expect(requests).toEqual([])
    })
  }

  for (const path of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    '/authorization?code=x',
    '/robots.txt',
    '/course/v1.2?tab=1',
  ]) {
    it(`replaces the target ${path} by home`, async () => {
      const { requests, tabOf } = browser()
      await tabOf().start(path)
      expect(returnPath(requests)).toMatch(/&to=%2Fhome$/)
    })
  }

  it('is an unknown error if the link is missing or no web address', async () => {
    for (const url of [null, 'javascript:alert(1)', '']) {
      const { session, local, tab } = browser()
      // Only the link call is made.
      const send = (async () => {
        if (url === null) throw new Error('down')
        return { url }
      }) as Send
      const signIn = createSignIn({ send, session, local, tab, origin, insideWechat: true })
      const cause = url === null ? new Error('down') : 'no web address'
      expect(await signIn.start('/me')).toEqual({ kind: 'stay', message: '未知错误', cause })
    }
  })

  it('requests name and picture only if asked to', async () => {
    const { requests, tabOf } = browser()
    await tabOf().start('/me/profile', 0, 'snsapi_userinfo')
    expect(requests[0]).toMatchObject({ input: { scope: 'snsapi_userinfo' } })
  })

  it('goes to the login page outside WeChat', async () => {
    const { requests, tabOf } = browser({ insideWechat: false })
    expect(await tabOf().start('/me?x=1')).toEqual({ kind: 'login', path: '/login?redirect=%2Fme%3Fx%3D1' })
    expect(requests).toEqual([])
  })

  it('is limited to two trips in 60 s across tabs', async () => {
    const { requests, tabOf } = browser()
    const kinds = []
    for (let trip = 0; trip < 5; trip += 1) kinds.push((await tabOf().start('/me')).kind)
    expect(kinds).toEqual(['leave', 'leave', 'stay', 'stay', 'stay'])
    expect(requests).toHaveLength(2)
    expect(await tabOf().start('/me')).toMatchObject({ message: '授权失败，请稍后重试' })
    await vi.advanceTimersByTimeAsync(60_001)
    expect((await tabOf().start('/me')).kind).toBe('leave')
  })

  it('is limited to two trips where only the tab keeps anything', async () => {
    const tab = createMemoryStorage()
    const kinds = []
    for (let trip = 0; trip < 3; trip += 1) kinds.push((await browser().tabOf(tab).start('/me')).kind)
    expect(kinds).toEqual(['leave', 'leave', 'stay'])
  })

  it('does not count a trip that was not made', async () => {
    const signIn = browser().tabOf()
    for (let trip = 0; trip < 3; trip += 1) {
      expect((await signIn.start('/course')).kind).toBe('leave')
      signIn.stayed()
    }
  })

  it('is limited to two trips without storage as well', async () => {
    const first = await browser().tabOf().finish(backFrom('/authorization?n=00&to=%2Fme'))
    expect(first).toEqual({ kind: 'restart', to: '/me', trip: 1 })
    const { requests, tabOf } = browser()
    await tabOf().start('/me', 1)
    expect(
      await browser()
        .tabOf()
        .finish(backFrom(returnPath(requests), 'CODE2')),
    ).toMatchObject({ trip: 2 })
    expect((await browser().tabOf().start('/me', 2)).kind).toBe('stay')
  })
})

describe('the return from WeChat', () => {
  it('is parsed, and code, state and nonce are removed from the address', async () => {
    const { requests, tabOf } = browser()
    await tabOf().start('/course/7')
    const back = backFrom(returnPath(requests))
    expect(back).toMatchObject({ code: 'CODE1', state: 'abc', to: '/course/7', trip: 0 })
    expect(back.clean).toBe('/authorization?to=%2Fcourse%2F7')
    expect(takeReturn(`${origin}/course?code=x&state=y`)).toBeNull()
    expect(takeReturn(`${origin}/authorization?code=a&code=b&to=//evil.example`)).toMatchObject({
      code: null,
      to: '/home',
    })
  })

  it('signs in once and opens the deep link', async () => {
    const { requests, exchanges, tabOf, tab, session, local } = browser()
    session.attribution.readAttribution('?salesNumber=S1&shareWxId=W1', '/course')
    await tabOf(tab).start('/course/7')
    const result = await tabOf(tab).finish(backFrom(returnPath(requests)))
    expect(result).toEqual({ kind: 'signed-in', to: '/course/7', registered: true })
    const sent = { code: 'CODE1', state: 'abc', accountType: '1099', salesNumber: 'S1', shareWxId: 'W1' }
    expect(exchanges()).toMatchObject([{ input: sent }])
    const keys = ['accessToken', 'refreshToken', 'openId', 'wxId', 'accountType']
    expect(keys.map((key) => local.get(key))).toEqual(['T1', 'R', 'oA', 'wA', '1099'])
    const kept = [local, tab].flatMap((storage) => storage.keys().map((key) => storage.get(key))).join(' ')
    expect(kept).not.toMatch(/CODE1|abc/)
  })

  it('is valid for ten minutes in a new webview of the same browser', async () => {
    for (const [wait, kind] of [
      [599_000, 'signed-in'],
      [601_000, 'restart'],
    ] as const) {
      const { requests, tabOf, exchanges } = browser()
      await tabOf().start('/me')
      await vi.advanceTimersByTimeAsync(wait)
      expect((await tabOf().finish(backFrom(returnPath(requests)))).kind).toBe(kind)
      expect(exchanges()).toHaveLength(kind === 'restart' ? 0 : 1)
    }
  })

  it('from another person’s WeChat keeps the current customer signed in', async () => {
    const { requests, tabOf, session, local } = browser({ login: async () => ({ ...answer, openId: 'oB' }) })
    await session.accept({ ...answer, accessToken: 'MINE' })
    await tabOf().start('/me/profile', 0, 'snsapi_userinfo')
    expect(await tabOf().finish(backFrom(returnPath(requests)))).toMatchObject({ kind: 'signed-in', to: '/me/profile' })
    expect([session.token(), local.get('openId')]).toEqual(['MINE', 'oA'])
  })

  it('without a nonce, or with a foreign or used one, exchanges no code', async () => {
    const other = browser()
    await other.tabOf().start('/me')
    const { requests, tabOf, exchanges, session } = browser()
    await tabOf().start('/me')
    const mine = returnPath(requests)
    expect(await tabOf().finish(backFrom('/authorization?to=%2Fme'))).toEqual({ kind: 'restart', to: '/me', trip: 1 })
    expect((await tabOf().finish(backFrom(returnPath(other.requests)))).kind).toBe('restart')
    expect(exchanges()).toHaveLength(0)
    await tabOf().finish(backFrom(mine, 'C1'))
    expect(await tabOf().finish(backFrom(mine, 'C2'))).toMatchObject({ kind: 'signed-in', to: '/me' })
    await session.signOut()
    expect((await tabOf().finish(backFrom(mine, 'C3'))).kind).toBe('restart')
    expect(exchanges()).toHaveLength(1)
  })

  it('loaded twice, reloaded, or reached by Back exchanges its code once', async () => {
    const { requests, tabOf, tab, exchanges } = browser()
    await tabOf(tab).start('/me')
    const back = backFrom(returnPath(requests))
    const results = await Promise.all([tabOf(tab).finish(back), tabOf(tab).finish(back), tabOf().finish(back)])
    results.push(await tabOf(tab).finish(back), await tabOf(tab).finish({ ...back, code: null }))
    expect(results.filter(({ kind }) => kind === 'signed-in').length).toBeGreaterThanOrEqual(3)
    expect(exchanges()).toHaveLength(1)
  })

  it('of a snapshot page stores nothing and does not restart authorization', async () => {
    const { requests, tabOf, tab, local, session } = browser({ login: async () => ({ ...answer, isSnapshot: true }) })
    await tabOf(tab).start('/me')
    expect(await tabOf(tab).finish(backFrom(returnPath(requests)))).toMatchObject({
      kind: 'failed',
      reason: 'snapshot',
      to: '/me',
    })
    expect([local.get('openId'), local.get('accessToken'), session.token()]).toEqual([null, null, null])
    expect((await tabOf(tab).start('/me')).kind).toBe('stay')
  })

  it('whose code another tab has used signs in with that tab’s session', async () => {
    const used = browser({
      login: () => {
        used.local.set('accessToken', 'T1')
        return Promise.reject(new Error('code been used'))
      },
    })
    await used.tabOf(used.tab).start('/course')
    const back = backFrom(returnPath(used.requests))
    expect(await used.tabOf(used.tab).finish(back)).toMatchObject({ kind: 'signed-in', to: '/course' })
  })

  it('whose exchange fails reports it and keeps the target', async () => {
    const { requests, tabOf } = browser({ login: () => Promise.reject(new Error('40163')) })
    await tabOf().start('/me')
    expect(await tabOf().finish(backFrom(returnPath(requests)))).toMatchObject({
      kind: 'failed',
      reason: 'exchange',
      to: '/me',
    })
    expect(await tabOf().finish({ ...backFrom('/authorization?x=1'), code: null })).toMatchObject({ reason: 'no-code' })
  })
})
