// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createWorker, type WorkerDeps } from './worker.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13) Chrome/130 Mobile MicroMessenger/8.0.50'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile MicroMessenger/8.0.50'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari'

/** A worker of a browser: says which build it is of, and takes messages. */
class FakeServiceWorker extends EventTarget {
  readonly scriptURL = new URL('/sw.js', location.href).href
  readonly messages: unknown[] = []
  state = 'installing'
  readonly #build: string
  constructor(build: string) {
    super()
    this.#build = build
  }
  postMessage(message: { type: string }, [port]: MessagePort[] = []) {
    if (message.type === 'VERSION') port?.postMessage({ type: 'VERSION', build: this.#build })
    else this.messages.push(message)
  }
}

/** What a browser offers a page with a worker in use, and perhaps a new one. */
function browser({ installing = false, waiting = false, build = 'new' } = {}) {
  const active = new FakeServiceWorker('old')
  const next = new FakeServiceWorker(build)
  const update = vi.fn(async () => undefined)
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: installing ? next : null,
    waiting: waiting ? next : null,
    update,
  })
  const container = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: vi.fn(async (_script: unknown) => registration),
  })
  return { container, registration, active, next, update }
}

function install(container: unknown, more: { ua?: string } = {}) {
  const define = (key: string, value: unknown) => Object.defineProperty(navigator, key, { value, configurable: true })
  define('serviceWorker', container)
  define('userAgent', more.ua ?? ANDROID)
}

function deps(more: Partial<WorkerDeps> = {}) {
  return {
    script: '/sw.js',
    build: 'old',
    onChunks: (listener: (urls: string[]) => void) => listener(['/assets/lazy-1.js']),
    dirty: () => false,
    reload: vi.fn(),
    ...more,
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Lets what was started run out. */
const runOut = () => new Promise((resolve) => setTimeout(resolve, 5))

it.each([
  ['a browser without workers', undefined, ANDROID],
  ['WeChat on iOS', browser().container, IPHONE],
])('does not register in %s', async (_, container, ua) => {
  install(container, { ua })
  await createWorker(deps()).start()
  if (container) expect(container.register).not.toHaveBeenCalled()
})

it('registers through the Trusted Types policy, after load as well, and warms the lazy chunks', async () => {
  const { container, active } = browser()
  install(container, { ua: SAFARI })
  await createWorker(deps({ trusted: (path) => `${location.origin}${path}` })).start()
  await runOut()
  expect(container.register.mock.calls[0]?.[0]).toBe(`${location.origin}/sw.js`)
  expect(active.messages).toEqual([{ type: 'WARM', build: 'old', urls: ['/assets/lazy-1.js'] }])
})

it('survives a rejected registration', async () => {
  const { container } = browser()
  container.register.mockRejectedValue(new TypeError('script evaluation failed'))
  install(container)
  await expect(createWorker(deps()).start()).resolves.toBeUndefined()
})

it('offers a waiting version; once accepted it takes over and this page reloads, once', async () => {
  const { container, next } = browser({ waiting: true })
  install(container)
  const given = deps()
  const worker = createWorker(given)
  await worker.start()
  await runOut()
  const offer = vi.fn((_accept: () => void) => undefined)
  worker.onUpdate(offer)
  expect(offer).toHaveBeenCalledOnce()
  container.dispatchEvent(new Event('controllerchange'))
  expect(given.reload).not.toHaveBeenCalled()

  offer.mock.calls[0]?.[0]()
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }])
  expect(given.reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(given.reload).toHaveBeenCalledOnce()
})

it('offers a version that the browser began to install before this page registered', async () => {
  const { container, registration, next } = browser({ installing: true })
  install(container)
  const worker = createWorker(deps())
  const offer = vi.fn((_accept: () => void) => undefined)
  worker.onUpdate(offer)
  await worker.start()
  await runOut()
  expect(offer).not.toHaveBeenCalled()
  Object.assign(registration, { installing: null, waiting: next })
  next.state = 'installed'
  next.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(offer).toHaveBeenCalledOnce())
  offer.mock.calls[0]?.[0]()
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }])
})

it('activates the worker of its own build without an offer', async () => {
  const { container, next } = browser({ waiting: true, build: 'old' })
  install(container)
  const given = deps()
  const worker = createWorker(given)
  const offer = vi.fn((_accept: () => void) => undefined)
  worker.onUpdate(offer)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await worker.start()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  expect(next.messages, 'not while the page still asks for its files').toEqual([])
  vi.advanceTimersByTime(3_000)
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }])
  container.dispatchEvent(new Event('controllerchange'))
  expect(offer).not.toHaveBeenCalled()
  expect(given.reload).not.toHaveBeenCalled()
})

it('reloads even if the new version cannot take over in time', async () => {
  const { container } = browser({ waiting: true })
  install(container)
  const given = deps()
  const worker = createWorker(given)
  await worker.start()
  await runOut()
  vi.useFakeTimers()
  worker.onUpdate((accept) => accept())
  vi.advanceTimersByTime(2_900)
  expect(given.reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(given.reload).toHaveBeenCalledOnce()
  container.dispatchEvent(new Event('controllerchange'))
  expect(given.reload, 'once more when it does: the load on its way may bring the old version').toHaveBeenCalledTimes(2)
})

it('does not reload when another page accepts the new version', async () => {
  const { container } = browser({ waiting: true })
  install(container)
  const given = deps()
  await createWorker(given).start()
  container.dispatchEvent(new Event('controllerchange'))
  expect(given.reload).not.toHaveBeenCalled()
})

it('never activates or reloads while text is being typed', async () => {
  const { container, next } = browser({ waiting: true })
  install(container)
  let dirty = true
  const given = deps({ dirty: () => dirty })
  const worker = createWorker(given)
  await worker.start()
  await runOut()
  let accept = () => undefined as void
  worker.onUpdate((take) => (accept = take))
  accept()
  expect(next.messages).toEqual([])
  dirty = false
  accept()
  dirty = true
  container.dispatchEvent(new Event('controllerchange'))
  expect(given.reload).not.toHaveBeenCalled()
})

it('reloads at once if another tab has already accepted the new version', async () => {
  const { container, registration } = browser({ waiting: true })
  install(container)
  const given = deps()
  const worker = createWorker(given)
  await worker.start()
  await runOut()
  registration.waiting = null
  worker.onUpdate((accept) => accept())
  expect(given.reload).toHaveBeenCalledOnce()
})

it('checks for a new version at the start and every half hour', async () => {
  const { container, update } = browser()
  install(container)
  vi.useFakeTimers()
  await createWorker(deps()).start()
  await vi.advanceTimersByTimeAsync(61 * 60_000)
  expect(update).toHaveBeenCalledTimes(3)
})
