import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { userAgents } from '#test/wechat/agents.ts'
import { expect as quick, expected, type Place, prepare, savesData, test as base } from './fixtures.ts'
import { browserAgent } from './looks.ts'
import type { Server } from './server.ts'

/** A device that restarts its browser is slow, especially beside others. */
export const expect = quick.configure({ timeout: 30_000 })

interface Options {
  signedInAs?: string
  consent?: boolean
  serviceWorkers?: 'allow' | 'block'
  /** Stored in files, by a separate browser that can be closed; otherwise in the shared browser. */
  onDisk?: boolean
  /** Prefetches the code of linked pages while idle, so that they open offline; Save-Data otherwise. */
  prefetches?: boolean
  /** Console messages this test causes. */
  expects?: RegExp
}

/** A phone whose storage outlives its browser. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
  /** Origin of the app here. */
  readonly origin: string
  open(path: string): Promise<void>
  /** Closes the browser and starts another over the same storage, as when WeChat is reopened. It must be `onDisk`. */
  restart(): Promise<void>
}

export const test = base.extend<{
  /** A separate phone; `at` is another server than the worker's. */
  device(place: Place, options?: Options, at?: Server): Promise<Device>
}>({
  device: async ({ server, browser }, use) => {
    const ends: (() => Promise<void>)[] = []
    const errors: string[] = []
    await use(async (place, options = {}, at = server) => {
      const folder = options.onDisk ? await mkdtemp(join(tmpdir(), 'device-')) : undefined
      const launch = async () => {
        const context = await (folder === undefined
          ? browser.newContext(settings(place, options))
          : chromium.launchPersistentContext(folder, {
              ...test.info().project.use.launchOptions,
              ...settings(place, options),
            }))
        context.setDefaultTimeout(30_000)
        if (!options.prefetches) await savesData(context)
        listen(context, errors, options.expects)
        return context
      }
      let context = await launch()
      ends.push(async () => {
        await context.close()
        if (folder !== undefined) await rm(folder, { recursive: true, force: true })
      })
      await prepare(context, at, options)
      let page = context.pages()[0] ?? (await context.newPage())
      const origin = place === 'browser' ? at.plain : at.wechat
      return {
        get context() {
          return context
        },
        get page() {
          return page
        },
        origin,
        open: async (path) => void (await page.goto(origin + path)),
        async restart() {
          if (folder === undefined) throw new Error('this device has no browser of its own')
          await context.close()
          context = await launch()
          page = context.pages()[0] ?? (await context.newPage())
        },
      }
    })
    for (const end of ends) await end()
    expect(errors, 'nothing on the console').toEqual([])
  },
})

function settings(place: Place, { serviceWorkers = 'allow' }: Options) {
  const { viewport, deviceScaleFactor, locale, timezoneId } = test.info().project.use
  return {
    viewport: viewport ?? null,
    deviceScaleFactor: deviceScaleFactor ?? 2,
    locale: locale ?? 'zh-CN',
    timezoneId: timezoneId ?? 'Asia/Shanghai',
    userAgent: place === 'browser' ? browserAgent : userAgents[place],
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  }
}

function listen(context: BrowserContext, errors: string[], expects?: RegExp): void {
  context.on('console', (message) => {
    const known = expected.test(message.text()) || expects?.test(message.text())
    if (message.type() === 'error' && !known) errors.push(message.text())
  })
  context.on('weberror', (error) => {
    // The blank first page of a browser has no storage to prepare.
    if (error.page()?.url() !== 'about:blank') errors.push(String(error.error()))
  })
}

/** Resolves when the worker controls the page and has cached all its files and pictures. */
export async function workerHasAll(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          if (!navigator.serviceWorker.controller) return 'no worker'
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
          const own = loaded.filter((name) => /^\/(?:assets|files\/(?!media))\//.test(new URL(name).pathname))
          const kept = await Promise.all(
            own.map((name) => caches.match(name, { ignoreVary: true, ignoreSearch: true })),
          )
          return performance.getEntriesByName('pages ahead').length > 0 ? own.filter((_, at) => !kept[at]) : 'not yet'
        }),
      { timeout: 45_000 },
    )
    .toEqual([])
}

/** Resolves when the device has saved a copy of this route. */
export async function saved(page: Page, route: string): Promise<void> {
  await expect.poll(() => savedRoutes(page)).toContain(route)
}

/** Routes with a copy on the device, of every account. */
export async function savedRoutes(page: Page): Promise<string[]> {
  return (await databasesOf(page)).flatMap(({ name, entries }) =>
    name.startsWith('snapshot-') ? entries.flatMap(({ value }) => String(Object(value).route)) : [],
  )
}

export interface Kept {
  url: string
  local: Record<string, string>
  session: Record<string, string>
  cookies: string
  databases: { name: string; entries: { key: string; value: unknown }[] }[]
  caches: { name: string; url: string; type: string; text: string }[]
}

/** Everything this origin stores on the device, and the address. */
export async function everything(page: Page): Promise<Kept> {
  const databases = await databasesOf(page)
  const rest = await page.evaluate(async () => {
    const files = async (name: string) => {
      const cache = await caches.open(name)
      const read = async ({ url }: Request) => {
        // A file of the build is the same on every device, and there are hundreds.
        if (new URL(url).pathname.startsWith('/assets/')) return { name, url, type: '', text: '' }
        const answer = await cache.match(url, { ignoreVary: true })
        const type = answer?.headers.get('content-type') ?? ''
        const isText = !/^image\/(?!svg)/.test(type)
        return { name, url, type, text: isText ? ((await answer?.text()) ?? '') : '' }
      }
      return Promise.all((await cache.keys()).map(read))
    }
    return {
      url: location.href,
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      caches: (await Promise.all((await caches.keys()).map(files))).flat(),
    }
  })
  return { ...rest, databases }
}

/** Only the databases: reading the caches, which hold all code, takes much longer. */
export function databasesOf(page: Page): Promise<Kept['databases']> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('refused'))
      })
    const tables = async (name: string) => {
      const opening = indexedDB.open(name)
      // Removed since it was listed: inspecting must not create it again.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await ask(opening).catch(() => null)
      if (!database) return []
      database.onversionchange = () => database.close()
      const entries: { key: string; value: unknown }[] = []
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table)
        const [keys, values] = await Promise.all([ask(store.getAllKeys()), ask<unknown[]>(store.getAll())])
        keys.forEach((key, at) =>
          entries.push({ key: typeof key === 'string' ? key : JSON.stringify(key), value: values[at] }),
        )
      }
      database.close()
      return [{ name, entries }]
    }
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return (await Promise.all(names.map(tables))).flat()
  })
}

/** Every visible picture of the page has been drawn. */
export async function picturesDrawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getAttribute('src') && image.checkVisibility())
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => image.src),
      ),
    )
    .toEqual([])
}
