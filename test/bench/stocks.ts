import { setTimeout as pause } from 'node:timers/promises'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { type Browser, openBrowser } from './browser.ts'
import { median } from './statistics.ts'
import { evaluate } from './visit.ts'

/** The figures of the table of stocks, ms and frames per second. */
export interface StockFigures {
  /** The longest wait for a frame after each of several taps, while 50 rows tick each second. */
  taps: { app: number; react: number }
  draw: number
  pan: number
  /** A list of 10,000 rows of which 100 tick each second, while it is scrolled. */
  many: { app: Scrolled; virtua: Scrolled }
}

interface Scrolled {
  /** Frames per second. */
  fps: number
  /** The longest time between two of them, ms. */
  gap: number
  /** Elements of the page. */
  nodes: number
}

const TAPS = 9

/** A customer's list with as many rows as one request has, and prices that change each second. */
const ticking = `
  const rows = Array.from({ length: 50 }, (_, at) => ({ symbol: 'SH' + (609001 + at), name: '示例' + (at + 1) }))
  localStorage.setItem('guestStocks', JSON.stringify(rows))
  localStorage.setItem('consent', JSON.stringify({ version: '${CONSENT_VERSION}', at: Date.now(), accepted: true }))
  const wait = window.setTimeout
  window.setTimeout = (run, ms, ...more) => wait(run, ms > 3900 && ms < 6100 ? 1000 : ms, ...more)
  const plain = window.fetch
  window.fetch = async (...sent) => {
    const answer = await plain(...sent)
    const url = String(sent[0]?.url ?? sent[0])
    if (!url.includes('/snapshot') && !url.includes('/market')) return answer
    const { data, ...rest } = await answer.json()
    if (url.includes('/market')) Object.assign(data, { state: 'OPEN', nextAt: data.now + 3600000 })
    else for (const each of data.list) if (each.price) each.price = Math.round(each.price * 100 + Math.random() * 20) / 100
    return new Response(JSON.stringify({ ...rest, data }), { headers: { 'content-type': 'application/json' } })
  }`

const watching = `
  window.__taps = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.__taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

/** Fifty rows and 750 candles on the slow phone, beside the same rows in plain React. */
export async function measureStocks(executable: string, profile: string, origin: string): Promise<StockFigures> {
  const at = async <T>(url: string, script: string, look: (browser: Browser) => Promise<T>): Promise<T> => {
    const browser = await openBrowser({ executable, profile: `${profile}-${url.length}` })
    try {
      await browser.page.send('Page.addScriptToEvaluateOnNewDocument', { source: `${script};${watching}` })
      await browser.page.send('Page.navigate', { url: origin + url })
      await until(browser, `document.querySelector('#main button, #root button') !== null`)
      await pause(4_000)
      return await look(browser)
    } finally {
      await browser.close()
    }
  }
  const react = await at('/bench/stocks.html#rows', '', (browser) => tapOften(browser, '涨跌幅'))
  const app = await at('/stock', ticking, (browser) => tapOften(browser, '涨跌幅'))
  const [draw, pan] = await at('/bench/stocks.html#candles', '', async (browser) => {
    await press(browser, 'K线')
    await until(browser, 'window.__stocks?.draw > 0')
    return [await evaluate<number>(browser, 'window.__stocks.draw'), await evaluate<number>(browser, panned)]
  })
  const scrolled = (hash: string) =>
    at(`/bench/stocks.html#${hash}`, '', async (browser) => {
      await press(browser, '行情')
      return evaluate<Scrolled>(browser, scrolling)
    })
  const many = { app: await scrolled('many'), virtua: await scrolled('virtua') }
  return { many, taps: { app, react }, draw: draw ?? Number.NaN, pan: pan ?? Number.NaN }
}

/** Frames per second while a finger pans the candles into the past, one place per frame. */
const panned = `(async () => {
  const chart = document.querySelector('[role=group]')
  const send = (type, x) => chart.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: x, clientY: 60 }))
  const frame = () => new Promise(requestAnimationFrame)
  send('pointerdown', 60)
  const from = performance.now()
  let frames = 0
  while (performance.now() - from < 2000) {
    send('pointermove', 60 + (frames % 40) * 7)
    await frame()
    frames += 1
  }
  send('pointerup', 60)
  return (frames * 1000) / (performance.now() - from)
})()`

/** Three seconds of a list scrolling evenly, a row and a half per frame. */
const scrolling = `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  let last = await frame()
  const from = last
  let [frames, gap] = [0, 0]
  while (last - from < 3000) {
    scrollBy(0, 84)
    const now = await frame()
    gap = Math.max(gap, now - last)
    last = now
    frames += 1
  }
  return { fps: (frames * 1000) / (last - from), gap, nodes: document.querySelectorAll('#main *').length }
})()`

async function tapOften(browser: Browser, name: string): Promise<number> {
  const longest: number[] = []
  for (let time = 0; time < TAPS; time += 1) {
    await evaluate(browser, 'window.__taps = []')
    await press(browser, name)
    // Some of them coincide with a tick, most do not.
    await pause(730)
    longest.push(Math.max(16, ...(await evaluate<number[]>(browser, 'window.__taps'))))
  }
  return median(longest)
}

async function press(browser: Browser, name: string): Promise<void> {
  const [x, y] = await evaluate<[number, number]>(
    browser,
    `(() => {
      const found = [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith(${JSON.stringify(name)}))
      const { x, y, width, height } = found.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`,
  )
  await browser.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pause(80)
  await browser.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function until(browser: Browser, condition: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await evaluate<boolean>(browser, `!!(${condition})`)) return
    await pause(200)
  }
  throw new Error(`never: ${condition}`)
}

/** The table. */
export function stockReport({ taps, draw, pan, many: { app, virtua } }: StockFigures, load: number): string {
  const held = (good: boolean) => (good ? '✓' : '✗')
  return `# Stocks

Processor four times slower, slow 4G; load of the machine when it began ${load.toFixed(1)}: above 1 only the ratios say anything. Bare is React alone; for 10,000 rows virtua alone. \`npm run bench -- --part stocks\`.

| | ours | bare | ours ÷ bare | goal |
|---|--:|--:|--:|---|
| 50 rows that tick each second: tap to next frame, ms | ${taps.app} | ${taps.react} | ${(taps.app / taps.react).toFixed(2)} | < 50 ${held(taps.app < 50)} |
| first draw of 750 candles, ms | ${draw.toFixed(0)} | – | – | ≤ 120 ${held(draw <= 120)} |
| pan, frames a second | ${pan.toFixed(0)} | – | – | ≥ 55 ${held(pan >= 55)} |
| 10,000 rows, 100 ticks a second, scrolled: frames a second | ${app.fps.toFixed(0)} | ${virtua.fps.toFixed(0)} | ${(app.fps / virtua.fps).toFixed(2)} | ≥ 58 ${held(app.fps >= 58)} |
| … longest gap, ms | ${app.gap.toFixed(0)} | ${virtua.gap.toFixed(0)} | ${(app.gap / virtua.gap).toFixed(2)} | ≤ 67 ${held(app.gap <= 67)} |
| … elements | ${app.nodes} | ${virtua.nodes} | ${(app.nodes / virtua.nodes).toFixed(2)} | ≤ 200 ${held(app.nodes <= 200)} |
`
}
