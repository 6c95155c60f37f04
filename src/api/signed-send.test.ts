import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { array, number, object, optional, string } from 'valibot'
import { type Call, get, post, postJson } from '#api/call.ts'
import { HttpError, InputError, NetworkError, OfflineError, ShapeError, TimeoutError } from '#api/errors.ts'
import type { FetchLike } from '#api/exchange.ts'
import { callKey } from '#api/key.ts'
import { createSend, type SendDeps } from '#api/signed-send.ts'
import type { Bases } from '#config/environment.ts'

const bases: Bases = {
  api: 'https://api.example/v1/',
  file: '',
  pay: 'https://pay.example',
  access: 'https://access.example',
  production: '',
  room: '',
  web: '',
  quotes: '',
}
const list = get('/things/{number}', {
  input: object({ number: string(), tag: optional(string()), page: optional(number()) }),
  output: array(object({ id: string() })),
})
const save = postJson('/payment/save', { input: object({ id: string(), note: optional(string()) }), output: number() })
const like = post('/like', { input: object({ id: string() }), output: number() })

function sending(answer: Response | FetchLike, more: Partial<SendDeps> = {}) {
  const fetch = vi.fn<FetchLike>(typeof answer === 'function' ? answer : async () => answer)
  const deps: SendDeps = {
    bases,
    fetch,
    token: () => null,
    refresh: () => Promise.reject(new Error('nobody')),
    epoch: () => 0,
    online: () => true,
    ...more,
  }
  return { fetch, send: createSend(deps) }
}
const ok = (data: unknown) => Response.json({ code: 0, data, message: '' })
const thrown = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) => error,
  )

describe('a request', () => {
  it('of a GET puts path parameters into the path and the rest into the query, without undefined values', async () => {
    const { fetch, send } = sending(ok([{ id: '1' }]))
    await expect(send(list, { number: 'A-1', tag: '课 程&x=1', page: undefined })).resolves.toEqual([{ id: '1' }])
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/v1/things/A-1?tag=%E8%AF%BE+%E7%A8%8B%26x%3D1')
  })

  it('with effects has an idempotency key if the service supports it, never otherwise', async () => {
    const buy = postJson('/buy', { input: object({ clientNo: string() }), output: number() })
    const keys = async (keyed: boolean) => {
      const { fetch, send } = sending(async () => ok(1), { keyed })
      for (const _ of ['press', 'press']) await send(buy, { clientNo: 'a1' })
      for (const _ of ['press', 'press']) await send(like, { id: '1' })
      await send(list, { number: '1' }).catch(() => undefined)
      return fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))
    }
    const [first, again, like1, like2, read] = await keys(true)
    expect([first, again, read]).toEqual(['a1', 'a1', null])
    expect(like1).toMatch(/^[0-9a-z]{4,28}$/)
    expect(like2).not.toBe(like1)
    expect(new Set(await keys(false))).toEqual(new Set([null]))
  })

  it('marked as JSON goes to its own base with a JSON body, other POSTs have a query and an empty body', async () => {
    const { fetch, send } = sending(async () => ok(1))
    await send(save, { id: '1', note: undefined })
    await send(like, { id: '1' })
    const [[url, init], [second, plain]] = [fetch.mock.calls[0] ?? [], fetch.mock.calls[1] ?? []]
    expect([url, init?.body, new Headers(init?.headers).get('content-type')]).toEqual([
      'https://pay.example/payment/save',
      '{"id":"1"}',
      'application/json',
    ])
    expect([second, plain?.body]).toEqual(['https://api.example/v1/like?id=1', undefined])
  })

  for (const bad of ['..', '.', '', 'a/b', 'a%2Fb', '../x', 'a?b', 'a#b', '\\', 'x'.repeat(65), '测', ' ']) {
    it(`with ${JSON.stringify(bad.slice(0, 8))} as path parameter is not sent`, async () => {
      const { fetch, send } = sending(ok([]))
      expect(await thrown(send(list, { number: bad }))).toBeInstanceOf(InputError)
      expect(fetch).not.toHaveBeenCalled()
    })
  }

  const PROBE = 'https://api.example/v1/public/current-time'
  it.each([
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'an answer that breaks off',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) })),
    ],
    ['an answer that never comes', () => new Promise<Response>(() => undefined)],
  ])('with effects is not sent if the device is offline and a probe returns %s', async (_, answer) => {
    const { fetch, send } = sending(answer, { online: () => false, timeout: 20 })
    expect(await thrown(send(save, { id: '1' }))).toBeInstanceOf(OfflineError)
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([PROBE])
  })

  it.each([
    ['the time', () => ok({ now: 1 })],
    ['an error of the service', () => new Response('', { status: 503 })],
    ['a page of a company network', () => new Response('<p>login</p>')],
  ])('with effects is sent once if the device is wrong and a probe returns %s', async (_, answer) => {
    const { fetch, send } = sending(async (url) => (url === PROBE ? answer() : ok(1)), {
      online: () => false,
      token: () => 'T1',
    })
    await expect(send(save, { id: '1' })).resolves.toBe(1)
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([PROBE, 'https://pay.example/payment/save'])
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('authorization')).toBe(false)
  })

  it('without effects is sent whatever the device reports', async () => {
    const { fetch, send } = sending(ok([]), { online: () => false })
    await expect(send(list, { number: '1' })).resolves.toEqual([])
    expect(fetch).toHaveBeenCalledOnce()
  })

  for (const token of ['undefined', 'null', '', ' ', 'a b', 'T\r\nx: 1', '令牌', 'x'.repeat(4_097)]) {
    it(`has no bearer for ${JSON.stringify(token.slice(0, 9))}`, async () => {
      const { fetch, send } = sending(ok([]), { token: () => token })
      await send(list, { number: '1' })
      expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('authorization')).toBe(false)
    })
  }
})

describe('an answer', () => {
  it('with an error code is a BusinessError with the service’s message', async () => {
    const { send } = sending(Response.json({ code: 401, message: '额度不足', data: null }))
    expect(await thrown(send(save, { id: '1' }))).toMatchObject({ kind: 'business', code: 401, message: '额度不足' })
  })

  it('of the wrong shape names the path', async () => {
    const { send } = sending(ok([{ id: '1' }, { id: 2 }]))
    const error = await thrown(send(list, { number: '1' }))
    expect(error).toBeInstanceOf(ShapeError)
    expect(error).toMatchObject({ at: '1.id', call: 'GET /things/{number}' })
  })

  const bodies = ['', 'null', '[]', '7', '"x"', '{}', '<!doctype html><p>login</p>', '{"code":"0","data":[]}']
  const more = ['{"code":null}', '{"code":0}', '{"code":1e999}', '{"code":0.5}', '{"__proto__":{"code":0,"data":[]}}']
  const deep = `{"code":0,"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  for (const body of [...bodies, ...more, deep, `"${'x'.repeat(10_000_001)}"`]) {
    it(`${JSON.stringify(body.slice(0, 40))} with 200 is a ShapeError`, async () => {
      const { send } = sending(new Response(body))
      expect(await thrown(send(list, { number: '1' }))).toBeInstanceOf(ShapeError)
    })
  }

  it('of 400 is logged with its trace id, other statuses are only thrown', async () => {
    for (const [status, header] of [
      [400, 'x-trace-id'],
      [400, 'trace-id'],
      [503, 'x-trace-id'],
    ] as const) {
      const log = vi.fn<NonNullable<SendDeps['log']>>()
      const { send, fetch } = sending(new Response('no', { status, headers: { [header]: 'abc' } }), { log })
      const error = await thrown(send(save, { id: '1' }))
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject({ status, traceId: 'abc' })
      expect(log.mock.calls).toEqual(
        status === 400 ? [[{ call: 'POST /payment/save', status: 400, traceId: 'abc' }]] : [],
      )
      expect(fetch).toHaveBeenCalledTimes(1)
    }
  })

  it('that never arrives is a NetworkError and is not retried', async () => {
    const { send, fetch } = sending(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await thrown(send(list, { number: '1' }))).toBeInstanceOf(NetworkError)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const drip = () => {
    let timer: ReturnType<typeof setInterval>
    return new ReadableStream<Uint8Array>({
      start: (controller) => void (timer = setInterval(() => controller.enqueue(new Uint8Array(8).fill(32)), 100)),
      cancel: () => clearInterval(timer),
    })
  }
  for (const [name, answer] of Object.entries<FetchLike>({
    'no answer': () => new Promise(() => {}),
    'a body of 8 bytes each 100 ms': async () => new Response(drip()),
  })) {
    it(`${name} times out after 10 s`, async () => {
      const { send } = sending(answer)
      const work = thrown(send(list, { number: '1' }))
      const ended = vi.fn<() => void>()
      void work.then(ended)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await work).toBeInstanceOf(TimeoutError)
    })
  }

  it('an aborted caller gets the reason, and the request is aborted', async () => {
    const { send, fetch } = sending(() => new Promise(() => {}))
    const leaving = new AbortController()
    const work = thrown(send(list, { number: '1' }, { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(1)
    leaving.abort()
    expect(await work).toMatchObject({ name: 'AbortError' })
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})

describe('a retry', () => {
  const refused = () => Promise.resolve(new Response(null, { status: 401 }))

  it('under another epoch is rejected, even with a valid token', async () => {
    let epoch = 0
    const refresh = async () => {
      epoch += 1
      return 'T2'
    }
    const { send, fetch } = sending(refused, { token: () => 'T1', refresh, epoch: () => epoch })
    expect(await thrown(send(save, { id: '1' }))).toMatchObject({ kind: 'session', call: 'POST /payment/save' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('after a refresh does not start under another epoch', async () => {
    let epoch = 0
    const pending = async () => void (epoch += 1)
    const { send, fetch } = sending(refused, { token: () => 'T1', pending, epoch: () => epoch })
    expect(await thrown(send(save, { id: '1' }))).toMatchObject({ kind: 'session' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the key of a call', () => {
  const keyed: [Call, unknown, string][] = [
    [list, { number: '7', tag: 'b', page: 1 }, 'GET /things/7?page=1&tag=b'],
    [list, { page: 1, tag: undefined, number: '7' }, 'GET /things/7?page=1'],
    [list, { number: '../x' }, 'GET /things/..%2Fx'],
    [list, { number: '\ud800' }, 'GET /things/%EF%BF%BD'],
    [save, { note: 'n', id: '1' }, 'POST /payment/save {"id":"1","note":"n"}'],
    [list, null, 'GET /things/%7B%7D'],
  ]
  for (const [call, input, key] of keyed) it(`is ${key}`, () => expect(callKey(call, input)).toBe(key))
})

describe('a request of a customer without a mobile number', () => {
  const gain = get('/coupons/gain', { input: object({ planNumber: string() }), output: number(), effects: true })
  const unbound = () => Response.json({ code: 40320, data: null, message: '请先绑定手机号' })
  const answers = (...all: Response[]) => {
    const left = [...all]
    return async () => left.shift() ?? ok(1)
  }

  it.each([
    ['a press', gain, true],
    ['a page that reads', get('/coupons', { input: object({}), output: number() }), false],
  ])('is repeated once there is one: %s', async (_, call, pressed) => {
    const bind = vi.fn(async () => true)
    const { fetch, send } = sending(answers(unbound()), { bind })
    await expect(send(call, { planNumber: 'P1' })).resolves.toBe(1)
    expect(bind.mock.calls).toEqual([[pressed]])
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[1]?.[0]).toBe(fetch.mock.calls[0]?.[0])
  })

  it('ends with the service’s message if the customer declines, or binding did not help', async () => {
    const declined = sending(answers(unbound()), { bind: async () => false })
    expect(await thrown(declined.send(like, { id: '1' }))).toMatchObject({ code: 40320, message: '请先绑定手机号' })
    expect(declined.fetch).toHaveBeenCalledTimes(1)
    const again = sending(answers(unbound(), unbound()), { bind: async () => true })
    expect(await thrown(again.send(like, { id: '1' }))).toMatchObject({ code: 40320 })
    expect(again.fetch).toHaveBeenCalledTimes(2)
  })

  it('with another error code does not ask for a number', async () => {
    const bind = vi.fn(async () => true)
    const { send } = sending(answers(Response.json({ code: 40321, data: null, message: '不' })), { bind })
    expect(await thrown(send(like, { id: '1' }))).toMatchObject({ code: 40321 })
    expect(bind).not.toHaveBeenCalled()
  })
})
