// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShareCard } from './host.ts'
import { createInside } from './inside.ts'
import { createOutside } from './outside.ts'
import type { Sdk } from './sdk.ts'

type Options = Record<string, unknown> & { success?(answer: object): void; fail?(answer: object): void }
type Client = ReturnType<typeof createClient>

/** A client that knows one good signature per address, with the state machine of the real SDK in front of it. */
function createClient(rule: () => string, realAuthUrl?: string) {
  const calls: [name: string, args: unknown][] = []
  const verified: string[] = []
  let onError: (raw: object) => void = () => undefined
  let ready: () => void = () => undefined
  let isReady = false
  let signature = ''
  const judge = (then: (raw: object) => void) =>
    setTimeout(() => {
      const good = signature === `sig ${rule()}`
      verified.push(signature.slice(4))
      const address = realAuthUrl === undefined ? {} : { realAuthUrl }
      then(good ? { err_msg: 'preVerifyJSAPI:ok' } : { err_msg: 'preVerifyJSAPI:fail_invalid signature', ...address })
    }, 10)
  const api = (name: string) => (options: object) => {
    // What the adapter passes: arguments and the three callbacks of the SDK.
    const { success, fail: _fail, cancel: _cancel, ...args } = options as Options
    calls.push([name, args])
    setTimeout(() => success?.({ errMsg: `${name}:ok`, resultStr: 'text', networkType: 'wifi' }), 1)
  }
  const sdk: Sdk = {
    config(options) {
      expect(Object.isFrozen(options.jsApiList)).toBe(false)
      options.jsApiList.length = 0
      signature = options.signature
      if (options.check === false) return
      judge((raw) => {
        const words = String(Reflect.get(raw, 'err_msg'))
        isReady = true
        if (!words.endsWith(':ok')) onError({ ...raw, errMsg: 'config:invalid signature' })
        ready()
      })
    },
    ready: (then) => (isReady ? then() : (ready = then)),
    error: (then) => (onError = then),
    invoke: (_name, _args, then) => judge(then),
    updateAppMessageShareData: api('updateAppMessageShareData'),
    updateTimelineShareData: api('updateTimelineShareData'),
    onMenuShareAppMessage: api('onMenuShareAppMessage'),
    onMenuShareTimeline: api('onMenuShareTimeline'),
    hideMenuItems: api('hideMenuItems'),
    showMenuItems: api('showMenuItems'),
    previewImage: api('previewImage'),
    getNetworkType: api('getNetworkType'),
    scanQRCode: api('scanQRCode'),
    openLocation: api('openLocation'),
    closeWindow: api('closeWindow'),
  }
  return { sdk, calls, verified }
}

const origin = location.origin
const here = () => location.href.split('#')[0] ?? ''
const card = (title: string): ShareCard => ({ title, desc: 'd', link: `${origin}/a`, image: `${origin}/i.png` })
const asked: string[] = []

function host(client: Client, over: Partial<Parameters<typeof createInside>[0]> = {}) {
  return createInside({
    platform: 'android',
    desktop: false,
    landingUrl: here(),
    sign(url) {
      asked.push(url)
      return Promise.resolve({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: `sig ${url}` })
    },
    load: () => Promise.resolve(client.sdk),
    ...over,
  })
}

/** Lets the fake clock run until the promise is settled. */
async function run<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(7000)
  return promise
}

let invoke: (name: string, args: object, then: (raw: unknown) => void) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  history.replaceState(null, '', '/course?scene=x')
  Reflect.set(window, 'WeixinJSBridge', { invoke: (...given: Parameters<typeof invoke>) => invoke(...given) })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'WeixinJSBridge')
})

test('the card set before the start reaches the client', async () => {
  const client = createClient(here)
  const wechat = host(client)
  expect(await wechat.share(card('early'))).toEqual({ state: 'unavailable' })
  expect(await run(wechat.start())).toMatchObject({ state: 'ok' })
  expect(client.calls.map(([name]) => name)).toEqual([
    'showMenuItems',
    'updateAppMessageShareData',
    'updateTimelineShareData',
  ])
  expect(client.calls[1]?.[1]).toEqual({ title: 'early', desc: 'd', link: `${origin}/a`, imgUrl: `${origin}/i.png` })
})

test('Android verifies each address once', async () => {
  const client = createClient(here)
  const wechat = host(client)
  await run(wechat.start())
  history.pushState(null, '', '/course/C1#top')
  expect(await run(wechat.share(card('a')))).toMatchObject({ state: 'ok' })
  expect(await run(wechat.share(card('b')))).toMatchObject({ state: 'ok' })
  expect(client.verified).toEqual([`${origin}/course?scene=x`, `${origin}/course/C1`])
})

test('iOS verifies the landing address once, whatever the history does', async () => {
  const landing = here()
  const client = createClient(() => landing)
  const wechat = host(client, { platform: 'ios' })
  await run(wechat.start())
  history.pushState(null, '', '/course/C1')
  expect(await run(wechat.share(card('a')))).toMatchObject({ state: 'ok' })
  expect(client.verified).toEqual([landing])
})

test('a rejection is retried once with the address the client names', async () => {
  const real = `${origin}/real`
  const client = createClient(() => real, real)
  const wechat = host(client, { platform: 'ios' })
  expect(await run(wechat.start())).toMatchObject({ state: 'ok' })
  expect(client.verified).toEqual([here(), real])
})

test('an address of another origin named by the client is not signed', async () => {
  const client = createClient(() => 'never', 'https://evil.test/')
  const wechat = host(client)
  expect(await run(wechat.start())).toEqual({ state: 'failed', reason: 'config:invalid signature' })
  expect(asked).toEqual([here()])
})

test('ready after an error is no success, and after two rounds an address is given up', async () => {
  const client = createClient(() => 'never')
  const wechat = host(client, { platform: 'ios', landingUrl: `${origin}/landing` })
  expect(await run(wechat.start())).toMatchObject({ state: 'failed' })
  expect(client.verified).toEqual([`${origin}/landing`, here()])
  await run(wechat.share(card('a')))
  expect(await run(wechat.share(card('b')))).toMatchObject({ state: 'failed' })
  expect(client.verified).toHaveLength(4)
  expect(client.calls).toEqual([])
})

test('a client that is slow twice is asked no more on this page, but on the next, with the same signature', async () => {
  const landing = here()
  const client = createClient(() => landing)
  const { config, invoke: question } = client.sdk
  let questions = 0
  let isSlow = true
  client.sdk.config = (options) => {
    if (!isSlow) config(options)
    else if (options.check !== false) questions += 1
  }
  client.sdk.invoke = (...given) => {
    if (isSlow) questions += 1
    else question?.(...given)
  }
  const wechat = host(client, { platform: 'ios' })
  expect(await run(wechat.start())).toEqual({ state: 'failed', reason: 'timeout' })
  for (const title of ['a', 'b', 'c']) {
    expect(await run(wechat.share(card(title)))).toEqual({ state: 'failed', reason: 'timeout' })
  }
  expect(questions).toBe(2)
  isSlow = false
  history.pushState(null, '', '/course/C1')
  expect(await run(wechat.share(card('d')))).toMatchObject({ state: 'ok' })
  expect([client.verified, asked]).toEqual([[landing], [landing]])
})

test('a replaced card ends with cancel and never reaches the client', async () => {
  const client = createClient(here)
  const wechat = host(client)
  await run(wechat.start())
  history.pushState(null, '', '/two')
  const older = wechat.share(card('older'))
  const newer = wechat.share(card('newer'))
  expect(await run(older)).toEqual({ state: 'cancel' })
  expect(await run(newer)).toMatchObject({ state: 'ok' })
  expect(JSON.stringify(client.calls)).not.toContain('older')
})

test('a private page hides the menu and the next card shows it again', async () => {
  const client = createClient(here)
  const wechat = host(client)
  await run(wechat.start())
  await run(wechat.share(null))
  await run(wechat.share(card('a')))
  expect(client.calls.map(([name]) => name)).toEqual([
    'hideMenuItems',
    'showMenuItems',
    'updateAppMessageShareData',
    'updateTimelineShareData',
  ])
})

test('a page from the back-forward cache is verified and its card set again, without a new signature', async () => {
  const client = createClient(here)
  let signed = 0
  const sign = (url: string) => {
    signed += 1
    return Promise.resolve({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: `sig ${url}` })
  }
  const wechat = host(client, { sign })
  await wechat.share(card('a'))
  await run(wechat.start())
  client.calls.length = 0
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(client.verified).toHaveLength(2)
  // Another page may have hidden the menu.
  expect(client.calls.map(([name]) => name)).toEqual([
    'showMenuItems',
    'updateAppMessageShareData',
    'updateTimelineShareData',
  ])
  expect(signed).toBe(1)
})

test('a menu that the client did not show is shown with the next card, once', async () => {
  const client = createClient(here)
  const { showMenuItems } = client.sdk
  client.sdk.showMenuItems = (options) => (options as Options).fail?.({ errMsg: 'showMenuItems:fail' })
  const wechat = host(client)
  await run(wechat.start())
  await run(wechat.share(card('a')))
  client.sdk.showMenuItems = showMenuItems
  await run(wechat.share(card('b')))
  await run(wechat.share(card('c')))
  expect(client.calls.filter(([name]) => name === 'showMenuItems')).toHaveLength(1)
})

test('a PC client gets its card through the older interfaces, registered once', async () => {
  const client = createClient(here)
  const wechat = host(client, { platform: 'other', desktop: true })
  await run(wechat.start())
  await run(wechat.share(card('a')))
  await run(wechat.share(card('b')))
  const older = client.calls.filter(([name]) => name.startsWith('onMenu'))
  expect(older).toHaveLength(2)
})

test('a failing signing service, and a silent client, end in a result', async () => {
  const failing = host(createClient(here), { sign: () => Promise.reject(new Error('down')) })
  expect(await run(failing.start())).toEqual({ state: 'failed', reason: 'sign: down' })
  const client = createClient(here)
  client.sdk.config = () => undefined
  expect(await run(host(client).start())).toEqual({ state: 'failed', reason: 'timeout' })
})

test('without a bridge everything is unavailable, and a late one starts by itself', async () => {
  const bridge: unknown = Reflect.get(window, 'WeixinJSBridge')
  Reflect.deleteProperty(window, 'WeixinJSBridge')
  const client = createClient(here)
  const wechat = host(client)
  await wechat.share(card('a'))
  expect(await run(wechat.start())).toEqual({ state: 'unavailable' })
  Reflect.set(window, 'WeixinJSBridge', bridge)
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  await vi.advanceTimersByTimeAsync(100)
  expect(client.calls.map(([name]) => name)).toContain('updateAppMessageShareData')
})

const order = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }

test.each([
  ['ok', {}, { state: 'ok', value: 'get_brand_wcpay_request:ok' }],
  ['cancel', {}, { state: 'cancel' }],
  ['fail', { err_desc: '签名错误' }, { state: 'failed', reason: 'get_brand_wcpay_request:fail 签名错误' }],
])('payment answered with %s resolves with a hint', async (text, more, result) => {
  invoke = (_name, _args, then) => then({ err_msg: `get_brand_wcpay_request:${text}`, ...more })
  expect(await run(host(createClient(here)).pay(order))).toEqual(result)
})

test('a payment without an answer ends after the customer has returned', async () => {
  invoke = () => undefined
  const visible = vi.spyOn(document, 'visibilityState', 'get')
  const paying = host(createClient(here)).pay(order)
  await vi.advanceTimersByTimeAsync(60_000)
  visible.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await run(paying)).toEqual({ state: 'failed', reason: 'no answer' })
  visible.mockRestore()
})

test('only web addresses are previewed; a scan returns its text, the client its network', async () => {
  const client = createClient(here)
  const wechat = host(client)
  expect(await run(wechat.preview(['javascript:1'], 'javascript:1'))).toMatchObject({ state: 'failed' })
  expect(await run(wechat.preview([`${origin}/a.jpg`], `${origin}/a.jpg`))).toMatchObject({ state: 'ok' })
  expect(await run(wechat.scan())).toEqual({ state: 'ok', value: 'text' })
  expect(await run(wechat.networkType())).toEqual({ state: 'ok', value: 'wifi' })
})

test('outside WeChat nothing happens and nothing hangs', async () => {
  const browser = createOutside('ios', here())
  const results = await Promise.all([
    browser.start(),
    browser.share(card('a')),
    browser.share(null),
    browser.pay(order),
    browser.preview([`${origin}/a.jpg`], `${origin}/a.jpg`),
    browser.scan(),
    browser.openLocation({ latitude: 1, longitude: 1, name: '', address: '' }),
    browser.networkType(),
    browser.closeWindow(),
  ])
  expect(results.every(({ state }) => state === 'unavailable')).toBe(true)
})
