import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { criticalCss } from '#build/critical.ts'
import { settingsOf } from '#config/settings.ts'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import type { Browser } from './browser.ts'
import { type Course, makingsOf, type PageName, pathOf, type Skin, skinOf } from './targets.ts'
import { evaluate } from './visit.ts'

const root = new URL('../..', import.meta.url).pathname

interface Drawn {
  markup: string
  /** Addresses of the stylesheets in use. */
  styles: string[]
  title: string
  /** The preloaded picture. */
  image: string
}

/**
 * Adds the reference pages for the app to `site`: the app's own finished page as plain HTML, the same behind a
 * worker, and the same in plain React. `browser` is not throttled.
 */
export async function makeBaselines(
  site: string,
  origin: string,
  course: Course,
  browsers: Record<Skin, Browser>,
  pages: readonly PageName[],
): Promise<void> {
  await mkdir(join(site, 'bench'), { recursive: true })
  const kept = pages.filter((page) => makingsOf(page).includes('worker')).map((page) => `/bench/worker-${page}.html`)
  await writeFile(join(site, 'bench-worker.js'), cacheFirst(kept))
  for (const page of pages) {
    const skin = skinOf(page)
    const drawn = await draw(browsers[skin], origin + pathOf(page, course))
    const css = criticalCss((await Promise.all(drawn.styles.map((each) => sheet(site, each)))).join('\n'), drawn.markup)
    const put = (name: string, html: string) => writeFile(join(site, `bench/${name}-${page}.html`), html)
    await put('static', document(drawn, skin, css, ''))
    if (!makingsOf(page).includes('worker')) continue
    await put('worker', document(drawn, skin, css, register))
    await put('react', await bare(site, page, course.number, drawn.title))
  }
}

/** The final page, without overlays. */
async function draw(browser: Browser, url: string): Promise<Drawn> {
  await browser.page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `localStorage.setItem('consent', JSON.stringify({ version: '${CONSENT_VERSION}', at: Date.now(), accepted: true }))`,
  })
  await browser.page.send('Page.navigate', { url })
  const ready = `!!window.__boot?.taken && !document.querySelector('[aria-busy=true]')`
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(200)
    if ((await evaluate<boolean>(browser, ready)) && browser.quietFor() > 2_000) break
  }
  return evaluate<Drawn>(
    browser,
    `({
      markup: document.querySelector('#root').outerHTML.replace(/<script[^]*?<\\/script>/g, ''),
      styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
      title: document.title,
      image: document.querySelector('#root img[fetchpriority=high]')?.getAttribute('src') ?? '',
    })`,
  )
}

function sheet(site: string, href: string): Promise<string> {
  return readFile(join(site, new URL(href, 'http://x').pathname), 'utf8')
}

function head(title: string, skin: Skin, more: string): string {
  return `<!doctype html>
<html lang="zh-CN" data-skin="${skin}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="color-scheme" content="light dark" />
<link rel="icon" href="/icon.svg" type="image/svg+xml" />
<title>${title}</title>
${more}
</head>
`
}

/**
 * Chromium creates no script context for a page without scripts until it is queried: the probe would start after the
 * page was read, and wait forever.
 */
const awake = '<script>0</script>'

function document({ markup, title, image }: Drawn, skin: Skin, css: string, script: string): string {
  const preload = image === '' ? '' : `<link rel="preload" as="image" href="${image}" fetchpriority="high" />`
  return `${head(title, skin, `${awake}${preload}<style>${css}</style>`)}<body>${markup}${script}</body></html>\n`
}

const register = `<script>addEventListener('load', () => {
  const policy = trustedTypes.createPolicy('app-url', { createScriptURL: (it) => it })
  navigator.serviceWorker.register(policy.createScriptURL('/bench-worker.js'), { scope: '/bench/' })
})</script>`

/** The smallest worker that makes a page open offline. */
const cacheFirst = (pages: readonly string[]) => `
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open('bench').then((cache) => cache.addAll(${JSON.stringify(pages)})))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
async function answer(request) {
  const cache = await caches.open('bench')
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
`

/** A page of plain React, as Vite's template would have it. */
export async function bare(
  site: string,
  page: PageName | 'stocks' | 'talk' | 'channel' | 'curves',
  number: string,
  title: string,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    define: { __COURSE__: JSON.stringify(number), __SETTINGS__: JSON.stringify(settingsOf({})) },
    build: {
      target: ['chrome99'],
      outDir: site,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `test/bench/react/${page}.tsx` },
    },
  })
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error(`no bare page for ${page}`)
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" />`).join('')
  return `${head(title, 'mobile', `<script type="module" src="/${entry.fileName}"></script>${links}`)}<body><div id="root"></div></body></html>\n`
}
