import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusinessError, HttpError, NetworkError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { createOutbox, type OutboxStore } from './outbox.ts'
import { createTracker } from './tracker.ts'

type Consent = 'unknown' | 'accepted' | 'refused'

/** What survives the page: the device's storage, and the service with its received reports. */
function testKit() {
  const disk = new Map<string, unknown>()
  const arrived: { path: string; body: Record<string, unknown> }[] = []
  const service = { answer: async (_path: string): Promise<unknown> => ({}) }
  return { disk, arrived, service }
}

/** A page that can be killed: from then on none of its requests is answered, and none of its code runs. */
function page(
  { disk, arrived, service }: ReturnType<typeof testKit>,
  start: { consent?: Consent; lives?: number } = {},
) {
  let lives = start.lives ?? Number.POSITIVE_INFINITY
  const step = async () => {
    lives -= 1
    if (lives < 0) await new Promise(() => undefined)
  }
  const store: OutboxStore = {
    put: async (key, value) => (await step(), Boolean(disk.set(key, structuredClone(value)))),
    delete: async (key) => (await step(), void disk.delete(key)),
    entries: async () => (await step(), [...disk]),
    clear: async () => (await step(), disk.clear()),
  }
  const send = async (call: { path: string }, body: Record<string, unknown>) => {
    await step()
    arrived.push({ path: call.path, body })
    const answer = await service.answer(call.path)
    await step()
    return answer
  }
  const customer = { signedIn: false, account: 'A1', wxId: 'W1', token: null as string | null }
  const state = { consent: start.consent ?? 'accepted', ...customer }
  const listeners = new Set<() => void>()
  const landing = { now: null as { wxId: string; path: string; salesNumber: string | null } | null }
  const tracker = createTracker({
    // One fake for all calls; each test checks what arrived.
    send: send as unknown as Send,
    consent: {
      state: () => state.consent,
      subscribe: (changed) => (listeners.add(changed), () => void listeners.delete(changed)),
    },
    signedIn: () => state.signedIn,
    account: () => state.account,
    salesNumber: () => 'S100',
    wxId: () => state.wxId || null,
    accessToken: () => state.token,
    outbox: createOutbox(async () => store),
    landing: () => {
      const { now } = landing
      landing.now = null
      return now
    },
    now: Date.now,
    sid: 'visit',
    exclusive: (work) => work(),
  })
  const decide = (consent: Consent) => {
    state.consent = consent
    for (const changed of listeners) changed()
  }
  return { tracker, state, landing, decide }
}

const settle = () => vi.advanceTimersByTimeAsync(1_000)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an event', () => {
  it('of a guest has action, page pattern, sales number and wxId', async () => {
    const its = testKit()
    const { tracker } = page(its)
    tracker.view('/course/:number')
    await settle()
    await tracker.track('learn', 'course_view', 'C101')
    await settle()
    expect(its.arrived.at(-1)).toEqual({
      path: '/web-track/upload-event',
      body: {
        category: 'learn',
        action: 'course_view',
        label: 'C101',
        number: 'S100',
        wxId: 'W1',
        url: '/course/:number',
        at: 1_700_000_001_000,
        sid: 'visit',
      },
    })
  })

  it('of a customer goes to the customer path', async () => {
    const its = testKit()
    const { tracker, state } = page(its)
    state.signedIn = true
    await tracker.track('me', 'entry', 'orders')
    expect(its.arrived.map(({ path }) => path)).toEqual(['/user/customer_track/upload/enven'])
  })

  it('takes the wxId from the access token when none is stored', async () => {
    const its = testKit()
    const { tracker, state } = page(its)
    state.wxId = ''
    state.token = `x.${Buffer.from('{"wxId":"W9"}').toString('base64url')}.y`
    await tracker.track('live', 'ask')
    expect(its.arrived[0]?.body).toMatchObject({ wxId: 'W9' })
    state.token = 'opaque'
    await tracker.track('live', 'ask')
    expect(its.arrived[1]?.body).not.toHaveProperty('wxId')
  })

  it('has the dwell time of the previous page', async () => {
    const its = testKit()
    const { tracker } = page(its)
    tracker.view('/course')
    await vi.advanceTimersByTimeAsync(31_000)
    tracker.view('/me')
    await settle()
    expect(its.arrived.map(({ body: { action, label, url } }) => [action, label, url])).toEqual([
      ['view', '/course', '/course'],
      ['leave', '30-120', '/course'],
      ['view', '/me', '/me'],
    ])
  })
})

describe('a callback', () => {
  it.each([
    ['never answers', () => new Promise(() => undefined)],
    ['is down', () => Promise.reject(new NetworkError('x', 'x'))],
    ['throws something else', () => Promise.reject(new Error('x'))],
  ])('waits at most 100 ms when the service %s', async (_, answer) => {
    const its = testKit()
    its.service.answer = answer
    const { tracker } = page(its)
    const done = vi.fn()
    void tracker.track('live', 'ask').then(done)
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toHaveBeenCalledOnce()
  })

  it('does not wait for a device that never stores', async () => {
    const { tracker } = page(testKit(), { lives: 0 })
    const done = vi.fn()
    void tracker.track('live', 'ask').then(done)
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toHaveBeenCalledOnce()
  })
})

describe('before consent', () => {
  it('nothing is sent or stored; the last 50 events are sent after consent, in order', async () => {
    const its = testKit()
    const { tracker, decide, landing } = page(its, { consent: 'unknown' })
    landing.now = { wxId: 'W7', path: '/course', salesNumber: 'S100' }
    tracker.start()
    for (let at = 0; at < 60; at++) await tracker.track('me', 'entry', String(at))
    tracker.beat(30)
    await tracker.flush()
    await settle()
    expect([its.arrived.length, its.disk.size]).toEqual([0, 0])
    decide('accepted')
    await settle()
    const labels = its.arrived.flatMap(({ body }) => body['label'] ?? [])
    expect(labels).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 10)))
    expect(its.disk.size).toBe(0)
  })

  it('declining discards held and later events', async () => {
    const its = testKit()
    const { tracker, decide } = page(its, { consent: 'unknown' })
    tracker.start()
    await tracker.track('live', 'ask')
    decide('refused')
    await tracker.track('live', 'ask')
    await settle()
    expect([its.arrived.length, its.disk.size]).toEqual([0, 0])
  })

  it('withdrawing also clears an event that is rejected only then', async () => {
    const its = testKit()
    let reject: (error: unknown) => void = () => undefined
    its.service.answer = () => new Promise((_, no) => (reject = no))
    const { tracker, decide } = page(its)
    tracker.start()
    void tracker.track('live', 'ask')
    await settle()
    decide('refused')
    await settle()
    reject(new HttpError('x', 400))
    await settle()
    expect([...its.disk]).toEqual([])
  })

  it('withdrawing clears the stored events', async () => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const { tracker, decide } = page(its)
    tracker.start()
    await tracker.track('live', 'ask')
    expect(its.disk.size).toBe(1)
    decide('refused')
    await settle()
    expect(its.disk.size).toBe(0)
  })
})

describe('a shared landing', () => {
  it('is reported once, and kept until it is acknowledged', async () => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const first = page(its)
    first.landing.now = { wxId: 'W7', path: '/course', salesNumber: 'S100' }
    first.tracker.start()
    await settle()
    its.service.answer = async () => ({})
    its.arrived.length = 0
    page(its).tracker.start()
    await settle()
    page(its).tracker.start()
    await settle()
    expect(its.arrived).toEqual([
      {
        path: '/user/wx_track/{wxId}',
        body: { wxId: 'W7', path: '/course', salesNumber: 'S100', ts: 1_700_000_000_000 },
      },
    ])
  })

  it('stays with its owner until consent', async () => {
    const { tracker, landing } = page(testKit(), { consent: 'unknown' })
    landing.now = { wxId: 'W7', path: '/course', salesNumber: null }
    tracker.start()
    await settle()
    expect(landing.now).not.toBeNull()
  })
})

describe('a heartbeat', () => {
  it('sends page and seconds, for customers only', async () => {
    const its = testKit()
    const { tracker, state } = page(its)
    tracker.view('/course')
    tracker.beat(30)
    state.signedIn = true
    its.service.answer = async (path) => {
      if (path.endsWith('heartbeat')) throw new NetworkError('x', 'x')
      return {}
    }
    tracker.beat(30)
    await settle()
    const beats = its.arrived.filter(({ path }) => path.endsWith('heartbeat'))
    expect(beats.map(({ body }) => body)).toEqual([{ page: '/course', seconds: 30 }])
  })
})

describe('a report rejected by the service', () => {
  it.each([new BusinessError('x', 7, 'no'), new HttpError('x', 400)])(
    'is dropped the second time: %s',
    async (error) => {
      const its = testKit()
      its.service.answer = () => Promise.reject(error)
      const { tracker } = page(its)
      await tracker.track('live', 'ask')
      await settle()
      expect([its.arrived.length, its.disk.size]).toEqual([1, 1])
      page(its).tracker.start()
      await settle()
      expect([its.arrived.length, its.disk.size]).toEqual([2, 0])
    },
  )

  it('does not block later reports', async () => {
    const its = testKit()
    let count = 0
    its.service.answer = async () => {
      count += 1
      if (count === 1) throw new BusinessError('x', 7, 'no')
      return {}
    }
    const { tracker } = page(its)
    await tracker.track('me', 'entry', 'refused')
    await tracker.track('me', 'entry', 'good')
    await settle()
    expect(its.arrived.map(({ body }) => body['label'])).toContain('good')
  })

  it('pauses a dead endpoint, and retries when back online', async () => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new HttpError('x', 503))
    const { tracker } = page(its)
    for (let at = 0; at < 20; at++) await tracker.track('me', 'entry', String(at))
    expect(its.arrived).toHaveLength(1)
    its.service.answer = async () => ({})
    its.arrived.length = 0
    await tracker.flush()
    expect(its.arrived).toHaveLength(20)
  })
})

describe('a page killed during delivery', () => {
  const seeds = Array.from({ length: 40 }, (_, at) => at * 17 + (at % 3))

  it.each(seeds)('delivers all of 200 events after reopening, at most one twice: step %i', async (lives) => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const visit = page(its)
    for (let at = 0; at < 200; at++) await visit.tracker.track('me', 'entry', String(at))
    its.service.answer = async () => ({})
    its.arrived.length = 0

    page(its, { lives }).tracker.start()
    await settle()
    page(its).tracker.start()
    await settle()

    const labels = its.arrived.map(({ body }) => String(body['label']))
    expect(new Set(labels).size).toBe(200)
    expect(labels.length).toBeLessThanOrEqual(201)
    expect(its.disk.size).toBe(0)
  })

  it('sends each event once without failures, even if the store does not delete', async () => {
    const its = testKit()
    its.disk.delete = () => false
    const { tracker } = page(its)
    for (let at = 0; at < 30; at++) await tracker.track('me', 'entry', String(at))
    await tracker.flush()
    expect(its.arrived).toHaveLength(30)
  })
})

describe('after a sign-out', () => {
  it('stored events no longer name the customer, and are not sent as another’s', async () => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const { tracker, state } = page(its)
    state.signedIn = true
    await tracker.track('me', 'entry', 'orders')
    expect(JSON.stringify([...its.disk])).toContain('W1')
    await tracker.forget()
    expect(JSON.stringify([...its.disk])).not.toContain('W1')
    its.service.answer = async () => ({})
    state.wxId = 'W2'
    its.arrived.length = 0
    await tracker.flush()
    expect(its.arrived.map(({ path }) => path)).toEqual(['/web-track/upload-event'])
    expect(its.arrived[0]?.body).not.toHaveProperty('wxId')
  })

  it('an event that is rejected only then stays without the name', async () => {
    const its = testKit()
    let reject: (error: unknown) => void = () => undefined
    its.service.answer = () => new Promise((_, no) => (reject = no))
    const { tracker, state } = page(its)
    state.signedIn = true
    void tracker.track('me', 'entry', 'orders')
    await settle()
    await tracker.forget()
    reject(new HttpError('x', 400))
    await settle()
    expect([...its.disk.values()]).toMatchObject([{ customer: false, tries: 1 }])
    expect(JSON.stringify([...its.disk.values()])).not.toMatch(/A1|W1/)
  })

  it('an event not anonymised in time is sent as a guest’s', async () => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const first = page(its)
    first.state.signedIn = true
    await first.tracker.track('me', 'entry', 'orders')
    its.service.answer = async () => ({})
    its.arrived.length = 0
    const next = page(its)
    next.state.signedIn = true
    next.state.wxId = 'W2'
    await next.tracker.flush()
    expect(its.arrived.map(({ path, body }) => [path, body['wxId']])).toEqual([['/web-track/upload-event', undefined]])
  })

  it.each([
    ['anonymised', true],
    ['not anonymised in time', false],
  ])('an event of a customer without a WeChat identity, %s, is not sent as the next one’s', async (_, isForgotten) => {
    const its = testKit()
    its.service.answer = () => Promise.reject(new NetworkError('x', 'x'))
    const { tracker, state } = page(its)
    Object.assign(state, { signedIn: true, wxId: '' })
    await tracker.track('me', 'entry', 'orders')
    expect(JSON.stringify([...its.disk])).toContain('A1')
    if (isForgotten) await tracker.forget()
    expect(JSON.stringify([...its.disk]).includes('A1')).toBe(!isForgotten)
    its.service.answer = async () => ({})
    its.arrived.length = 0
    state.account = 'A2'
    await tracker.flush()
    expect(its.arrived.map(({ path }) => path)).toEqual(['/web-track/upload-event'])
    expect(its.arrived[0]?.body).not.toHaveProperty('account')
  })
})
