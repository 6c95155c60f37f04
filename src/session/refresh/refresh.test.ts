import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeniedError, NetworkError, SessionError } from '#api/errors.ts'
import {
  after,
  createLocks,
  createService,
  createTab,
  envelope,
  expiredStorage,
  forbidden,
  read,
  write,
} from '#test/session/test-kit.ts'
import { createMemoryStorage } from '#session/storage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** All answers, with the timers run down meanwhile. */
async function settled<T>(work: Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const all = Promise.allSettled(work)
  await vi.runAllTimersAsync()
  return await all
}

const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? result.reason : 'answered'))

function barrier(service: ReturnType<typeof createService>, size: number): void {
  let lift = () => {}
  service.gate = new Promise<void>((resolve) => (lift = resolve))
  const { fetch } = service
  service.fetch = (url, init) => {
    const answer = fetch(url, init)
    if (service.calls().length === size) lift()
    return answer
  }
}

describe('many requests with an expired token', () => {
  for (const refusal of [401, 403] as const) {
    it(`D1: 1,000 simultaneous ${refusal} cost one refresh, and every request succeeds`, async () => {
      const service = createService()
      service.refusal = refusal
      barrier(service, 1_000)
      const tab = createTab(service, expiredStorage())
      const results = await settled(Array.from({ length: 1_000 }, () => tab.send(read, {})))
      expect(results.every((result) => result.status === 'fulfilled')).toBe(true)
      expect(service.refreshes()).toHaveLength(1)
      expect(service.calls()).toHaveLength(2_000)
      expect(service.calls().filter(({ bearer }) => bearer === 'T1')).toHaveLength(1_000)
      expect(tab.local.get('accessToken')).toBe('T1')
      expect(tab.left).toEqual([])
    })
  }

  it('500 reads and 500 writes: every write is committed once, with its own body', async () => {
    const service = createService()
    barrier(service, 1_000)
    const tab = createTab(service, expiredStorage())
    const ids = Array.from({ length: 500 }, (_, at) => `o${at}`)
    await settled(ids.flatMap((id) => [tab.send(read, { id }), tab.send(write, { id })]))
    const committed = service.calls().filter(({ method, bearer }) => method === 'POST' && bearer === 'T1')
    expect(committed).toHaveLength(500)
    expect(new Set(committed.map(({ body }) => body))).toEqual(new Set(ids.map((id) => JSON.stringify({ id }))))
    expect(service.refreshes()).toHaveLength(1)
  })

  it('D1: the refresh request carries both tokens and no bearer', async () => {
    const service = createService()
    const tab = createTab(service, expiredStorage())
    await settled([tab.send(read, {})])
    const [refresh] = service.refreshes()
    expect(JSON.parse(refresh?.body ?? '')).toEqual({ refreshToken: 'R', accessToken: 'T0' })
    expect(refresh?.bearer).toBeUndefined()
  })

  it('D2: a request that starts during the refresh waits for it', async () => {
    const service = createService({ slow: 100 })
    const tab = createTab(service, expiredStorage())
    const first = tab.send(read, {})
    await vi.advanceTimersByTimeAsync(10)
    const during = tab.send(read, {})
    await vi.advanceTimersByTimeAsync(10)
    expect(service.calls()).toHaveLength(1)
    await settled([first, during])
    expect(service.calls().map(({ bearer }) => bearer)).toEqual(['T0', 'T1', 'T1'])
  })

  it('a 401 that arrives after the refresh does not cause a second one', async () => {
    const service = createService()
    const tab = createTab(service, expiredStorage())
    let release = () => {}
    service.gate = new Promise<void>((resolve) => (release = resolve))
    const late = tab.send(read, { id: 'late' })
    await vi.advanceTimersByTimeAsync(1)
    service.gate = Promise.resolve()
    const renewed = tab.send(read, {})
    await vi.advanceTimersByTimeAsync(500)
    await renewed
    release()
    expect((await settled([late]))[0]?.status).toBe('fulfilled')
    expect(service.refreshes()).toHaveLength(1)
    expect(service.calls()).toHaveLength(4)
  })
})

describe('rejected again', () => {
  it('D5: with a refreshed token: two attempts, one refresh, no loop, credentials kept', async () => {
    for (const refusal of [401, 403] as const) {
      const service = createService()
      service.refusal = refusal
      service.onRefresh = () => envelope({ value: 'T-not-good' })
      const tab = createTab(service, expiredStorage())
      const [reason] = reasons(await settled([tab.send(read, {})]))
      expect(reason).toBeInstanceOf(DeniedError)
      expect([service.calls().length, service.refreshes().length, tab.left.length]).toEqual([2, 1, 0])
      expect(tab.local.get('refreshToken')).toBe('R')
    }
  })

  it('20 calls in a row to an always forbidden path cost one refresh within 30 s', async () => {
    const service = createService()
    const tab = createTab(service, expiredStorage())
    for (let call = 0; call < 20; call += 1) {
      const [reason] = reasons(await settled([tab.send(forbidden, {})]))
      expect(reason).toBeInstanceOf(DeniedError)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(service.refreshes()).toHaveLength(1)
    expect(service.calls()).toHaveLength(21)
    expect(tab.session.token()).toBe('T1')
  })
})

describe('rejected with 403', () => {
  const signedIn = async (service: ReturnType<typeof createService>) => {
    const tab = createTab(service, createMemoryStorage())
    await tab.session.accept({ accessToken: 'T0', refreshToken: 'R' })
    return tab
  }

  it('just after sign-in: refreshes as after a 401', async () => {
    const service = createService()
    service.refusal = 403
    const tab = await signedIn(service)
    await vi.advanceTimersByTimeAsync(1_000)
    const [result] = await settled([tab.send(read, {})])
    expect([result?.status, service.refreshes().length, tab.session.token()]).toEqual(['fulfilled', 1, 'T1'])
  })

  it('1,000 calls at once, and another 1,000, cost one refresh; the next only after 30 s', async () => {
    const service = createService()
    const tab = await signedIn(service)
    const thousand = () => settled(Array.from({ length: 1_000 }, () => tab.send(forbidden, {})))
    for (const results of [await thousand(), await thousand()]) {
      expect(reasons(results).every((reason) => reason instanceof DeniedError)).toBe(true)
    }
    expect([service.refreshes().length, tab.session.token()]).toEqual([1, 'T1'])
    await vi.advanceTimersByTimeAsync(31_000)
    await thousand()
    expect(service.refreshes()).toHaveLength(2)
  })

  it('a sign-in in another tab does not count as a refresh', async () => {
    const service = createService()
    service.refusal = 403
    const local = createMemoryStorage()
    const tab = createTab(service, local)
    const other = createTab(service, local)
    await other.session.accept({ accessToken: 'T0', refreshToken: 'R' })
    // This call makes it notice.
    await settled([tab.send(read, {})])
    const [result] = await settled([tab.send(read, {})])
    expect([result?.status, service.refreshes().length]).toEqual(['fulfilled', 1])
  })
})

describe('without a refresh token', () => {
  it('D4: clears the tokens, does not refresh or retry, and does not redirect', async () => {
    const service = createService()
    const local = expiredStorage()
    local.remove('refreshToken')
    const tab = createTab(service, local)
    const [reason] = reasons(await settled([tab.send(read, {})]))
    expect(reason).toBeInstanceOf(SessionError)
    expect([service.calls().length, service.refreshes().length, tab.left.length]).toEqual([1, 0, 0])
    expect([local.get('accessToken'), tab.session.store.getState().tokens]).toEqual([null, null])
  })

  it('a rejected guest stays a guest', async () => {
    const service = createService()
    const tab = createTab(service, createMemoryStorage())
    expect(reasons(await settled([tab.send(read, {})]))[0]).toBeInstanceOf(SessionError)
    expect(service.seen).toHaveLength(1)
  })
})

it('five expiries in a row cause five refreshes', async () => {
  const service = createService()
  const tab = createTab(service, expiredStorage())
  for (let expiry = 1; expiry <= 5; expiry += 1) {
    service.good.clear()
    const [result] = await settled([tab.send(read, {})])
    expect(result?.status).toBe('fulfilled')
    expect(service.refreshes()).toHaveLength(expiry)
  }
})

describe('a wrong device clock', () => {
  const hour = 3_600_000
  for (const [name, times] of Object.entries({
    'a day ahead': [24 * hour],
    'a day behind': [-24 * hour],
    'in 1970': [-Date.now()],
    'jumping both ways': [0, 24 * hour, -24 * hour, 48 * hour, 0],
  })) {
    it(`${name} costs no extra refresh`, async () => {
      const service = createService()
      let shift = 0
      const tab = createTab(service, expiredStorage(), { now: () => Date.now() + shift })
      for (const time of times) {
        shift = time
        for (let call = 0; call < 5; call += 1) await settled([tab.send(read, {}), tab.send(forbidden, {})])
      }
      expect(service.refreshes()).toHaveLength(1)
    })
  }
})

describe('signing out or switching accounts during the refresh', () => {
  it('sign-out: the token is not restored and nothing is retried', async () => {
    const service = createService({ slow: 100 })
    const tab = createTab(service, expiredStorage())
    const seen = Promise.allSettled([tab.send(read, {})])
    await vi.advanceTimersByTimeAsync(50)
    await tab.session.signOut()
    await vi.runAllTimersAsync()
    expect(reasons(await seen)[0]).toBeInstanceOf(SessionError)
    expect([tab.local.get('accessToken'), tab.local.get('refreshToken'), tab.session.token()]).toEqual([
      null,
      null,
      null,
    ])
    expect([service.calls().length, tab.left.length]).toEqual([1, 0])
  })

  it('account switch: no request of the first account is sent as the second', async () => {
    const service = createService()
    let answer: (response: Response) => void = () => {}
    service.onRefresh = () => new Promise<Response>((resolve) => (answer = resolve))
    const tab = createTab(service, expiredStorage())
    const work = [tab.send(write, { id: 'of A' }), tab.send(read, {})]
    const results = Promise.allSettled(work)
    await vi.advanceTimersByTimeAsync(10)
    service.good.add('TB')
    await tab.session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB', wxId: 'wB' })
    answer(envelope({ value: 'TA2' }))
    await vi.runAllTimersAsync()
    for (const reason of reasons(await results)) expect(reason).toBeInstanceOf(SessionError)
    expect(service.calls().filter(({ bearer }) => bearer === 'TB')).toEqual([])
    expect([tab.session.token(), tab.local.get('refreshToken')]).toEqual(['TB', 'RB'])
    service.good.delete('TB')
    service.onRefresh = () => (service.good.add('TB2'), envelope({ value: 'TB2' }))
    expect((await settled([tab.send(read, {})]))[0]?.status).toBe('fulfilled')
  })
})

it('D1: a page is left once a running refresh is stored, and none begins before it is gone', async () => {
  const service = createService({ slow: 100 })
  const tab = createTab(service, expiredStorage(), { locks: createLocks() })
  const first = tab.send(read, {})
  await vi.advanceTimersByTimeAsync(50)
  const left: unknown[] = []
  void tab.session.leave(() => left.push(tab.local.get('accessToken')))
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(first).resolves.toEqual({ bearer: 'T1' })
  expect(left).toEqual(['T1'])
  service.good.clear()
  void tab.send(read, {})
  await vi.advanceTimersByTimeAsync(3_000)
  expect(service.refreshes()).toHaveLength(1)
})

it.each([
  ['unanswered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lost after a while', () => after(20).then(() => Promise.reject(new TypeError('network error')))],
])('a refresh that is %s does not sign out', async (_, lost) => {
  const service = createService()
  service.onRefresh = lost
  const tab = createTab(service, expiredStorage())
  expect(reasons(await settled([tab.send(read, {})]))[0]).toBeInstanceOf(NetworkError)
  expect([tab.local.get('accessToken'), tab.local.get('refreshToken'), tab.left.length]).toEqual(['T0', 'R', 0])
})

it('the session recovers from a lost access token by the refresh token', async () => {
  const service = createService()
  const local = expiredStorage()
  local.set('accessToken', 'undefined')
  const tab = createTab(service, local)
  expect((await settled([tab.send(read, {})]))[0]?.status).toBe('fulfilled')
  expect(service.calls().map(({ bearer }) => bearer)).toEqual([undefined, 'T1'])
})
