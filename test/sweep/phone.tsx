import './document.ts'
import { Fragment, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { App } from '#app/app.tsx'
import { preload } from '#app/routes/page-view.tsx'
import { createAppServices } from '#app/boot/create-app-services.ts'
import { appPages } from '#app/routes/app-pages.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import { createSiteServices } from '#app/site/create-site-services.ts'
import { Site } from '#app/site/tree.tsx'
import { DataProvider } from '#data/provider.tsx'
import { isSite } from '#lib/path/site.ts'
import type { AppServices } from '#app/boot/app-services.ts'
import { createOutside } from '#wechat/outside.ts'
import { createCamera, createSender } from './files.ts'
import { moment, type TestEnvironment, type TestEnvironmentOptions } from './environment.ts'

/** How many turns most work takes that needs no real time. */
const AT_ONCE = 8

/** The step of the clock while waiting for something, ms. */
const STEP = 50
/** The step otherwise, ms. */
const STRIDE = 500

/** What a condition returns once it holds. */
type Held<T> = Exclude<T, false | null | undefined | '' | 0>

/** The state of the screen as a visitor would describe it. */
export type Sight = 'white' | 'crash' | 'loading' | 'content'

export type Phone = ReturnType<typeof createPhone>

/** Loads all code of these pages beforehand: connection failures should not concern code. */
export async function loadCode(patterns: RegExp): Promise<void> {
  await Promise.all([preload(appPages.rest, 'mobile'), preload(sitePages.rest, 'mobile')])
  const wanted = (table: typeof appPages) => table.now().pages.filter(({ pattern }) => patterns.test(pattern))
  await Promise.all([
    ...wanted(appPages).map((page) => preload(page, 'mobile')),
    ...wanted(sitePages).flatMap((page) => [preload(page, 'mobile'), preload(page, 'desktop')]),
    import('#app/chrome/overlays.tsx'),
    import('#app/shell/first-copies.ts'),
    import('#session/sign-in/sign-in.ts'),
  ])
}

const NodesChannel = globalThis.BroadcastChannel
/** Channels to other tabs; the returned function closes those of an unloaded page. */
function createChannels(): () => void {
  const heard: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends NodesChannel {
    constructor(name: string) {
      super(name)
      heard.push(this)
    }
  }
  return () => {
    for (const channel of heard.splice(0)) channel.close()
  }
}

/** WeChat's payment sheet is the environment's. */
const host = (
  environment: TestEnvironment,
  kind: AppServices['host']['kind'],
  share: AppServices['host']['share'],
): AppServices['host'] => ({
  ...createOutside('android', location.href),
  kind,
  share,
  pay: (order) => environment.wallet.pay(order.package),
})

/**
 * The whole application in WeChat on a phone: its own pages, session, requests and storage, over the environment's
 * connection. It uses vitest's fake timers, and so does the service. `keyed`: its requests have an `Idempotency-Key`.
 */
export function createPhone(
  environment: TestEnvironment,
  { keyed = false, database = false, strict = false }: TestEnvironmentOptions,
) {
  const Mode = strict ? StrictMode : Fragment
  let root: Root | undefined
  let left: string | undefined
  let place: AppServices['host']['kind'] = 'inside'
  let card: Parameters<AppServices['host']['share']>[0] = null
  const crashes: unknown[] = []
  const reported: string[] = []
  Object.assign(globalThis, { fetch: asBrowser(environment.fetch), XMLHttpRequest: createSender(environment) })
  createCamera()
  const closeChannels = createChannels()
  Object.defineProperty(location, 'assign', { value: (url: string) => void (left = url), configurable: true })
  Object.defineProperty(location, 'replace', { value: (url: string) => void (left = url), configurable: true })

  const main = () => document.querySelector('#root main')
  const sight = (): Sight => {
    const text = (main() ?? document.querySelector('#root'))?.textContent?.trim() ?? ''
    if (crashes.length > 0 || /页面报错|页面崩溃/.test(text)) return 'crash'
    if (
      document.querySelector(
        '#root output[aria-label=加载中], #root main [data-bone], #root progress[aria-label$=上传进度]',
      )
    )
      return 'loading'
    return text === '' ? 'white' : 'content'
  }

  /** This much of the phone's time, and whatever real time the service needs. */
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((resolve) => setImmediate(resolve))
    await environment.work()
  }
  const seen = () => `${location.pathname}${location.search}: ${document.querySelector('#root')?.textContent ?? ''}`

  /** Nothing of the open page keeps running. */
  const leave = () => {
    root?.unmount()
    root = undefined
    closeChannels()
  }
  /** Opens the application at a path, inside WeChat or in a browser: only what was stored remains. */
  const open = (path: string, where: AppServices['host']['kind'] = 'inside') => {
    leave()
    place = where
    // A new document has no history: not through the router, which would continue counting.
    History.prototype.replaceState.call(history, null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    document.body.innerHTML = '<div id="root"></div>'
    const box = document.querySelector('#root')
    if (!box) throw new Error('no root')
    root = createRoot(box, { onUncaughtError: (error) => void crashes.push(error) })
    const inline = { landing: location.href, url: (script: string) => script }
    const firstRender = { promise: new Promise<void>(() => undefined), now: () => undefined }
    const around = {
      host: host(environment, place, async (offered) => {
        card = offered
        return { state: 'ok', value: undefined }
      }),
      onCrash: (error: unknown) => void crashes.push(error),
      firstRender: Promise.resolve(),
      worker: new Promise<never>(() => undefined),
    }
    if (isSite(location.pathname)) {
      const services = { ...createSiteServices(inline, firstRender), ...around }
      root.render(
        // A new document has its own answers.
        <Mode>
          <DataProvider data={services.data}>
            <Site services={services} />
          </DataProvider>
        </Mode>,
      )
      return
    }
    const appServices = createAppServices(inline, firstRender, keyed)
    appServices.session.attribution.readAttribution(location.search, location.pathname)
    appServices.session.preferences.applyTo(document.documentElement)
    const tracker = {
      ...appServices.tracker,
      track: async (...event: (string | undefined)[]) => void reported.push(event.filter(Boolean).join('/')),
    }
    root.render(
      <Mode>
        <App appServices={{ ...appServices, ...around, tracker }} />
      </Mode>,
    )
  }

  return {
    sight,
    open,
    /** Kills the page and opens it again: nothing of the old one runs on. */
    kill() {
      const now = Date.now()
      // Their clock starts again with them.
      vi.clearAllTimers()
      vi.setSystemTime(now)
      open(location.pathname + location.search, place)
    },
    crashes: (): readonly unknown[] => crashes,
    /** The events tracked by its pages, `category/action/label`. */
    reported: (): readonly string[] => reported,
    words: () => document.querySelector('#root')?.textContent ?? '',
    title: () => document.querySelector('#root h1')?.textContent ?? '',
    path: () => location.pathname,
    /** The card of WeChat's menu; null: none. */
    card: () => card,
    /** The address the page was left for; returned once. */
    left() {
      const url = left
      left = undefined
      return url
    },
    /** A new phone: nothing stored, nothing open. */
    wipe(kept: Readonly<Record<string, string>> = {}) {
      leave()
      left = undefined
      crashes.splice(0)
      reported.splice(0)
      if (database) vi.stubGlobal('indexedDB', new IDBFactory())
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    /** Lets time pass until nothing is running. False if something still is after a minute. */
    async untilIdle(): Promise<boolean> {
      for (let turn = 0, quiet = 0; turn < 400; turn += 1) {
        await pass(environment.busy() ? 200 : 20)
        if (turn > AT_ONCE && quiet === 0) {
          await moment()
          await vi.dynamicImportSettled()
        }
        quiet = environment.busy() || sight() === 'loading' || sight() === 'white' ? 0 : quiet + 1
        if (quiet === 3) return true
      }
      return false
    },
    /** Advances time, ms: for what must not happen. `until` waits for what should happen. */
    async wait(ms: number) {
      for (let left = ms; left > 0; left -= STRIDE) await pass(Math.min(left, STRIDE))
      await vi.dynamicImportSettled()
    },
    /**
     * Advances time, however long this machine takes, until a condition holds; returns it.
     * @throws if it does not
     * within this many ms of the phone's clock, with the condition and the last state
     */
    async until<T>(holds: () => T, within = 60_000): Promise<Held<T>> {
      for (let passed = 0; ; passed += STEP) {
        const found = holds()
        if (found) return found as Held<T> // it is none of those left out
        if (passed >= within) throw new Error(`Within ${within} ms never held: ${String(holds)}\n${seen()}`)
        await pass(STEP)
        await vi.dynamicImportSettled()
      }
    },
  }
}

/** Requests name their browser: an answered call counts as made by a screen (`calls-made.ts`). */
function asBrowser(send: TestEnvironment['fetch']): TestEnvironment['fetch'] {
  return (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('user-agent', navigator.userAgent)
    return send(url, { ...init, headers })
  }
}
