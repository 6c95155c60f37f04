import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError, SessionError } from '#api/errors.ts'
import { createService, createTab, envelope, expiredStorage, read, write } from '#test/session/test-kit.ts'
// Its code is there, so that no test waits for it with a stopped clock.
import './renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = (body: string, type = 'application/json') => new Response(body, { headers: { 'content-type': type } })
const value = (given: unknown) => () => envelope({ value: given })
const status = (code: number) => () => new Response(JSON.stringify({ code, data: null }), { status: code })

/** What the service, or a proxy in its place, answers to a refresh. */
const answers: Record<string, () => Response | Promise<Response>> = {
  'code 81000008': () => envelope(null, 81000008),
  'code 81030002': () => envelope(null, 81030002),
  'code 81030010': () => envelope(null, 81030010),
  'another code': () => envelope(null, 500100),
  'code 401 in a 200': () => envelope({ value: 'T9' }, 401),
  'a negative code': () => envelope({ value: 'T9' }, -1),
  'a code as text': () => Response.json({ code: '0', data: { value: 'T9' } }),
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 504].map((code) => [`HTTP ${code}`, status(code)]),
  ),
  'malformed JSON': () => text('{"code":0,"data":{"value":'),
  'an empty body': () => text(''),
  HTML: () => text('<!doctype html><title>login</title>', 'text/html'),
  'a cut off envelope': () => text('{"code":0'),
  null: () => text('null'),
  'a list': () => text('[]'),
  'no data': () => text('{"code":0}'),
  'value missing': () => envelope({}),
  'value null': value(null),
  'value empty': value(''),
  'value "undefined"': value('undefined'),
  'value "null"': value('null'),
  'value a number': value(7),
  'value an object': value({ token: 'T9' }),
  'value with a line break': value('T9\r\nx-evil: 1'),
  'value not latin': value('令牌'),
  'a body that breaks off': () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })),
}
const silence: Record<string, () => Promise<Response>> = {
  'a dropped connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': () => new Promise(() => {}),
}

/** A tab whose token expired, with twenty requests that are rejected together. */
async function expired(onRefresh: () => Response | Promise<Response>) {
  const service = createService()
  service.onRefresh = onRefresh
  const tab = createTab(service, expiredStorage())
  const gone = vi.fn<(gone: unknown) => void>()
  tab.session.onSignOut(gone)
  const waiting = Promise.allSettled([...Array(10)].flatMap(() => [tab.send(read, {}), tab.send(write, {})]))
  await vi.runAllTimersAsync()
  const kept = () => ['accessToken', 'refreshToken', 'openId', 'wxId'].map((key) => tab.local.get(key))
  return { service, tab, gone, kept, results: await waiting }
}

it('37 refresh answers are covered', () => {
  expect(Object.keys({ ...answers, ...silence })).toHaveLength(37)
})

describe('a rejected refresh clears the session once and leaves once', () => {
  for (const [name, answer] of Object.entries(answers)) {
    it(`D3: answered by ${name}`, async () => {
      const { service, tab, gone, kept, results } = await expired(answer)
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionError) })
      }
      expect(kept()).toEqual([null, null, null, null])
      expect([tab.local.get('accountType'), tab.local.get('salesNumber')]).toEqual(['1099', 'S1'])
      expect(tab.session.store.getState()).toMatchObject({ tokens: null, wxInfo: null, userInfo: null })
      expect(tab.left).toEqual(['over'])
      expect(service.refreshes()).toHaveLength(1)
      expect(service.calls()).toHaveLength(20)
      expect(gone).toHaveBeenCalledTimes(1)
    })
  }

  it('waits for another tab’s token before it gives up, if no lock serialises the tabs', async () => {
    const service = createService()
    const { onRefresh } = service
    service.onRefresh = (given) => {
      // To another tab it has given a new token.
      void onRefresh(given)
      return envelope(null, 81000008)
    }
    const tab = createTab(service, expiredStorage())
    const answered = tab.send(read, {})
    setTimeout(() => tab.local.set('accessToken', 'T1'), 1_000)
    await vi.runAllTimersAsync()
    await expect(answered).resolves.toEqual({ bearer: 'T1' })
    expect(tab.left).toEqual([])
  })

  it('the next expiry after a new sign-in is refreshed again', async () => {
    const service = createService()
    const { onRefresh } = service
    service.onRefresh = () => envelope(null, 81000008)
    const tab = createTab(service, expiredStorage())
    const failed = Promise.allSettled([tab.send(read, {})])
    await vi.runAllTimersAsync()
    await failed
    await tab.session.accept({ accessToken: 'T0', refreshToken: 'R' })
    service.onRefresh = onRefresh
    await expect(tab.send(read, {})).resolves.toEqual({ bearer: 'T1' })
    expect(tab.left).toHaveLength(1)
  })
})

describe('an unanswered refresh fails the requests and keeps the session', () => {
  for (const [name, answer] of Object.entries(silence)) {
    it(`D3: ${name}, with the device online`, async () => {
      const { service, tab, gone, kept, results } = await expired(answer)
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(NetworkError) })
      }
      expect(kept()).toEqual(['T0', 'R', 'oA', 'wA'])
      expect([tab.left, gone.mock.calls, service.calls().length]).toEqual([[], [], 20])
      expect(service.refreshes()).toHaveLength(2)
      service.onRefresh = () => (service.good.add('T9'), envelope({ value: 'T9' }))
      await expect(tab.send(read, {})).resolves.toEqual({ bearer: 'T9' })
    })
  }

  it('is not retried by every following request, but again after 3 s', async () => {
    const service = createService()
    service.onRefresh = () => Promise.reject(new TypeError('Failed to fetch'))
    const tab = createTab(service, expiredStorage())
    const fails = async () => {
      const failed = tab.send(read, {}).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(600)
      expect(await failed).toBeInstanceOf(NetworkError)
    }
    for (let request = 0; request < 4; request += 1) await fails()
    expect(service.refreshes()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_000)
    await fails()
    expect(service.refreshes()).toHaveLength(4)
  })

  it('a connection that returns by the second attempt refreshes at once', async () => {
    const service = createService()
    const { onRefresh } = service
    service.onRefresh = (body) => {
      if (service.refreshes().length === 1) throw new TypeError('Failed to fetch')
      return onRefresh(body)
    }
    const tab = createTab(service, expiredStorage())
    const work = tab.send(read, {})
    await vi.runAllTimersAsync()
    await expect(work).resolves.toEqual({ bearer: 'T1' })
    expect(tab.left).toEqual([])
  })
})
