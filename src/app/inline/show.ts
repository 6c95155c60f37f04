import type { ViewRecord } from '#data/use-view.ts'
import { addLink } from './add-link.ts'
import type { BootWindow, SavedCopy } from './boot-window.ts'
import { fill } from './fill.ts'
import { offerRetry } from './offer-retry.ts'

/** Older copies are not shown, neither here nor by the entry. product §0.8 */
const WEEK = 7 * 24 * 3600_000
/** Longest wait for the largest image before the entry module is loaded, ms. */
const GATE = 1_200

/** The entry module, its imports and those of the page's code by size, and the complete style sheets. */
export interface Files {
  entry: string[]
  ahead: string[]
  styles: string[]
}

/** Filled in by the build. */
declare const __FILES__: Files
const shell = __FILES__

/**
 * The script after the markup: shows the saved copy or the answer, and loads the entry module once the largest image is
 * there (or after 1.2 s).
 * @param toView nothing is painted for an undefined view
 */
export function show<T>(toView: (data: T, savedAt: number, path: string) => object | undefined): void {
  const boot = window.__boot
  const root = document.querySelector('#root')
  if (root && boot) takeMarkup(root, boot)
  if (!boot?.answer || !document.querySelector('#boot-view')) return load()
  let words: string | undefined
  const paint = (data: T, savedAt: number) => {
    // It came with the page's markup.
    if (boot.taken || data === boot.painted?.data) return
    try {
      const view = toView(data, savedAt, location.pathname)
      // Not about this page: the page says so.
      if (!view) return
      // The same texts again: the page and its date stay as they are until the entry takes over.
      const shown = JSON.stringify({ ...view, asOf: '' })
      if (shown === words) return
      draw(view)
      words = shown
      boot.painted = { data, savedAt }
    } catch {
      // An unknown shape: the entry module parses it and shows the error.
    }
  }
  const recall = (copy: SavedCopy | undefined) => {
    if (!copy || boot.painted || Date.now() - copy.savedAt > WEEK) return
    paint(copy.value as T, copy.savedAt) // written after the schema had passed it
  }
  // Before the first paint, if it is at hand.
  if (boot.copy && !(boot.copy instanceof Promise)) recall(boot.copy)
  const answered = boot.answer.then((envelope) => {
    const { code, data } = Object(envelope) as { code?: unknown; data?: T }
    if (code === 0 && data) paint(data, boot.answeredAt ?? Date.now())
  })
  const read = Promise.resolve(boot.copy).then(recall)
  // Beside the picture, which was requested before: the code arrives while that is awaited, and does not run yet.
  if (boot.answeredAt !== undefined && !isCached()) afterFrame(download)
  const painted = () => {
    if (boot.painted) gate()
  }
  void answered.then(painted)
  void read.then(painted)
  // Neither had anything to paint.
  void Promise.all([answered, read]).then(gate)
  setTimeout(load, GATE)
}

/**
 * Markup that came with a public answer stays if it is this visitor's (`early.ts`); otherwise the page without one
 * replaces it before it is seen.
 */
function takeMarkup(root: Element, boot: BootWindow): void {
  const loading = document.querySelector<HTMLTemplateElement>('#boot-loading')
  if (!loading) return
  if (boot.painted) withhold(root, boot)
  else root.replaceChildren(loading.content)
  if (isCached()) boot.release?.()
  delete document.documentElement.dataset['other']
}

function draw(view: object): void {
  const template = document.querySelector<HTMLTemplateElement>('#boot-view')
  const root = document.querySelector('#root')
  const copy = template?.content.cloneNode(true)
  if (!copy || !root || !window.__boot) return
  fill(copy, view as ViewRecord) // views hold only text, records and lists
  root.replaceChildren(copy)
  if (!isCached()) withhold(root, window.__boot)
}

/**
 * Leaves the bandwidth to the code: all pictures but the largest are requested when it is there, or after 1.2 s. The
 * front handler sends them as `data-src`.
 */
function withhold(root: Element, boot: BootWindow): void {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map((picture) => {
    const src = picture.dataset['src'] ?? picture.getAttribute('src') ?? ''
    picture.removeAttribute('src')
    return () => {
      delete picture.dataset['src']
      picture.setAttribute('src', src)
    }
  })
  const release = () => {
    for (const request of pictures.splice(0)) request()
  }
  boot.release = release
  addEventListener('scroll', release, { once: true })
  setTimeout(release, GATE)
}

/** Code and pictures come from the worker. */
function isCached(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/**
 * A page that is complete already: its code is loaded after its largest image, or shortly after. Without one the largest
 * file is requested at once; thirty requests before the first frame would delay it by 100 ms on a slow phone.
 */
export function wait(): void {
  if (!lead()) preload(shell.ahead.slice(0, 1))
  gate()
  setTimeout(load, GATE)
}

/** Loads the entry when the page's largest image is there, so that they do not share the bandwidth. */
function gate(): void {
  const image = lead()
  if (!image || image.complete) return shown()
  image.addEventListener('load', shown)
  image.addEventListener('error', shown)
}

/** The page's largest image, if it is known. */
function lead(): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]:not([src=""])')
}

/** Code from the worker arrives at once and would run before the page is painted. */
function shown(): void {
  afterFrame(load)
}

function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => work()))
}

let loaded = false
/** Runs the entry, once. */
export function load(files = shell): void {
  if (loaded) return
  loaded = true
  download(files)
  // Styles added by a script do not block the paint; the HTML has those of the first one.
  for (const file of files.styles) addLink({ rel: 'stylesheet', href: file })
  // Not import(): its referrer would be the address this script was parsed under, with WeChat's code.
  const script = document.createElement('script')
  script.type = 'module'
  script.src = window.__boot?.url(files.entry[0] ?? '') ?? ''
  offerRetry(script)
  document.head.append(script)
}

let downloading = false
/** Downloads the code without running it. */
function download({ entry, ahead } = shell): void {
  if (downloading) return
  downloading = true
  preload([...entry, ...ahead])
}

function preload(scripts: string[]): void {
  for (const href of scripts) addLink({ rel: 'modulepreload', href })
}
