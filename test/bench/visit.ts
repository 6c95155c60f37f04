import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import { calm } from './calm.ts'
import { asText, probe, routeChange, type Seen } from './probe.ts'
import { median } from './statistics.ts'
import type { Target } from './targets.ts'

/** The figures of one visit: ms, kB, MB, or a count. */
export interface Sample {
  fcp: number
  lcp: number
  own: number
  interactive?: number
  tbt: number
  cls: number
  scripts: number
  requests: number
  /** HTML, scripts and styles until the page was interactive, kB as sent. */
  weight: number
  heap?: number
  tap?: number
  route?: number
  routeAgain?: number
}

/** Of a visit whose content did not appear. */
export const nothing: Sample = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  own: Number.NaN,
  tbt: Number.NaN,
  cls: Number.NaN,
  scripts: Number.NaN,
  requests: Number.NaN,
  weight: Number.NaN,
}

const QUIET = 1_200
const LONGEST = 40_000

/**
 * Opens the target, on an idle machine if possible, and waits until it is quiet.
 * @throws Error if the content does not
 * appear
 */
export async function visit(browser: Browser, target: Target, patience: number): Promise<Sample> {
  const { page } = browser
  const { identifier } = await page.send<{ identifier: string }>('Page.addScriptToEvaluateOnNewDocument', {
    source: asText(probe, target.title),
  })
  await browser.atFullSpeed(() => calm(patience))
  await page.send('Page.navigate', { url: target.url })
  const seen = await untilStill(browser, target)
  await page.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  return { ...figures(seen), ...(await resources(browser, seen)) }
}

async function untilStill(browser: Browser, { name, page, live }: Target): Promise<Seen> {
  const until = Date.now() + LONGEST
  while (Date.now() < until) {
    await pause(200)
    const seen = await evaluate<Seen>(browser, 'window.__bench')
    const there = seen.stood > 0 && (!live || seen.interactive > 0)
    if (there && browser.quietFor() > QUIET) return { ...seen, own: seen.own || seen.stood }
  }
  const seen = await evaluate<Seen>(browser, 'window.__bench')
  const text = await evaluate<string>(browser, 'document.body.innerText.slice(0, 300)')
  throw new Error(`${name}, ${page}: not still after ${LONGEST} ms: ${JSON.stringify(seen)} ${text}`)
}

function figures({ fcp, lcp, own, interactive, cls, tasks }: Seen) {
  const blocking = tasks.filter(([start]) => start >= fcp)
  const tbt = blocking.reduce((sum, [, length]) => sum + length - 50, 0)
  return { fcp, lcp, own, cls: Math.round(cls * 1e4) / 1e4, tbt, ...(interactive > 0 && { interactive }) }
}

/** Scripts loaded before the page was interactive, kB as sent; loaded bytes when the content was shown. */
async function resources(browser: Browser, { own, interactive, files: all }: Seen) {
  const page = await evaluate<number>(browser, `performance.getEntriesByType('navigation')[0].encodedBodySize`)
  const code = all.filter(([name, end]) => /\.(?:js|css)$/.test(name) && end <= Math.max(own, interactive))
  const scripts = all.filter(([name, end]) => name.endsWith('.js') && end <= interactive)
  return {
    scripts: scripts.reduce((sum, [, , size]) => sum + size, 0) / 1000,
    weight: (page + code.reduce((sum, [, , size]) => sum + size, 0)) / 1000,
    requests: 1 + all.filter(([, end]) => end <= own).length,
  }
}

/** Memory of the page after its load, MB. */
export async function heapOf({ page }: Browser): Promise<number> {
  await page.send('HeapProfiler.collectGarbage')
  const { usedSize } = await page.send<{ usedSize: number }>('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** How often a single frame is measured: one alone includes other work in it. */
const TIMES = 5

/** Time from a tap on another tab to the next frame, ms: the median of several. */
export async function tapTab(browser: Browser): Promise<number> {
  const longest: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await evaluate(browser, 'window.__bench.tap = 0')
    await tap(browser, `[role=tab]:nth-of-type(${time % 2 === 0 ? 2 : 1})`)
    await rest(browser)
    longest.push((await evaluate<Seen>(browser, 'window.__bench')).tap)
  }
  await tap(browser, '[role=tab]:nth-of-type(1)')
  await rest(browser)
  return median(longest)
}

/** From the list to its first course, ms: the first time, and with its answer cached, the median of several. */
export async function changeRoute(browser: Browser, detail: Target) {
  const path = new URL(detail.url).pathname
  const once = async () => {
    const done = evaluate<number>(browser, asText(routeChange, path, detail.title))
    await tap(browser, `#main a[href="${path}"]`)
    const took = await Promise.race([done, pause(LONGEST / 2, Number.NaN)])
    await rest(browser)
    return took
  }
  const route = await once()
  const again: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await evaluate(browser, 'history.back()')
    await rest(browser)
    again.push(await once())
  }
  return { route, routeAgain: median(again) }
}

/** Nothing pending for a while, and time for the effects of a tap. */
async function rest(browser: Browser): Promise<void> {
  const until = Date.now() + LONGEST / 4
  do await pause(600)
  while (browser.quietFor() < 600 && Date.now() < until)
}

async function tap(browser: Browser, selector: string): Promise<void> {
  const at = `document.querySelector(${JSON.stringify(selector)})`
  const [x, y] = await evaluate<[number, number]>(
    browser,
    `(() => { const { x, y, width, height } = ${at}.getBoundingClientRect(); return [x + width / 2, y + height / 2] })()`,
  )
  await browser.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pause(80) // as long as a finger rests
  await browser.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export async function evaluate<T>({ page }: Browser, expression: string): Promise<T> {
  const { result, exceptionDetails } = await page.send<{ result: { value: T }; exceptionDetails?: object }>(
    'Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true },
  )
  if (exceptionDetails) throw new Error(`in the page: ${JSON.stringify(exceptionDetails).slice(0, 400)}`)
  return result.value
}

/** Main-thread time, ms. */
export async function busyOf(browser: Browser): Promise<number> {
  const { metrics } = await browser.page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Waits for a condition in the page. */
export async function until(browser: Browser, condition: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await evaluate<boolean>(browser, `!!(${condition})`)) return
    await pause(100)
  }
  throw new Error(`never: ${condition}`)
}
