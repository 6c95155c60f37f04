import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, openBrowser } from './browser.ts'
import { median, ratio } from './statistics.ts'
import { evaluate, heapOf } from './visit.ts'

/** How many messages have been received when it is measured. live §2, test/bench/README.md */
const RECEIVED = [100, 1_000, 10_000] as const
/** A list untouched for this long renders only visible rows, ms; the duration of a measurement, ms. */
const [CALM, LOOK] = [6_000, 5_000]

interface Load {
  /** Share of the main thread's time, %. */
  busy: number
  nodes: number
  /** MB */
  heap: number
}

/** Frames of a fling up and back to the end of our list, at fifty messages a second. */
interface Fling {
  frames: number
  /** Those in which the middle of the list was empty. */
  blank: number
  /** The longest, ms. */
  longest: number
}

/** By round, the time of each list after each of `RECEIVED`. */
export interface TalkFigures {
  ours: Load[][]
  virtua: Load[][]
  flings: Fling[]
}

/** Fifty messages a second in our list and in a bare one, alternately, on the slow phone. */
export async function measureTalk(
  executable: string,
  profile: string,
  origin: string,
  rounds: number,
): Promise<TalkFigures> {
  const figures: TalkFigures = { ours: [], virtua: [], flings: [] }
  for (let round = 0; round < rounds; round += 1) {
    // The order rotates.
    for (const name of round % 2 === 0 ? (['ours', 'virtua'] as const) : (['virtua', 'ours'] as const)) {
      const browser = await openBrowser({ executable, profile: `${profile}-${round}-${name}` })
      try {
        await browser.page.send('Page.navigate', { url: `${origin}/bench/talk.html#${name}` })
        figures[name].push(await loadsOf(browser))
        if (name === 'ours') figures.flings.push(await flingOf(browser))
      } finally {
        await browser.close()
      }
    }
  }
  return figures
}

async function loadsOf(browser: Browser): Promise<Load[]> {
  const { page } = browser
  await page.send('Performance.enable')
  for (let tries = 0; !(await evaluate<boolean>(browser, `document.querySelector('#root *') !== null`)); tries += 1) {
    if (tries > 300) throw new Error('the list does not come')
    await pause(200)
  }
  const loads: Load[] = []
  let before = 0
  for (const received of RECEIVED) {
    // Messages received during the measurement count as well.
    const more = received - before
    await evaluate(browser, `window.__talk.receive(${more})`)
    if (before === 0) await evaluate(browser, 'window.__talk.beLively()')
    before = received
    await pause(CALM)
    loads.push(await loadOf(browser))
  }
  return loads
}

async function loadOf(browser: Browser): Promise<Load> {
  const look = async () => {
    const { metrics } = await browser.page.send<{ metrics: { name: string; value: number }[] }>(
      'Performance.getMetrics',
    )
    const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
    return { task: of('TaskDuration'), at: of('Timestamp') }
  }
  const from = await look()
  await pause(LOOK)
  const to = await look()
  return {
    busy: (100 * (to.task - from.task)) / (to.at - from.at),
    nodes: await evaluate<number>(browser, 'window.__talk.nodes()'),
    heap: await heapOf(browser),
  }
}

/** How often a finger moves and releases in each direction, how far each time, and in how many steps. */
const [TIMES, FAR, STEPS] = [8, 400, 8]

async function flingOf(browser: Browser): Promise<Fling> {
  const touch = (type: string, y?: number) =>
    browser.page.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await evaluate(browser, WATCH_FRAMES)
  for (const way of [1, -1]) {
    for (let time = 0; time < TIMES; time += 1) {
      await touch('touchStart', 280 - (way * FAR) / 2)
      for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', 280 + way * FAR * (step / STEPS - 0.5))
      await touch('touchEnd')
    }
    await pause(1_000)
  }
  return evaluate<Fling>(browser, 'window.__fling')
}

/** Records each frame from now on. */
const WATCH_FRAMES = `(() => {
  const box = document.querySelector('[role=log]').getBoundingClientRect()
  const fling = (window.__fling = { frames: 0, blank: 0, longest: 0 })
  let before = performance.now()
  const look = (now) => {
    const seen = document.elementFromPoint(box.left + 60, (box.top + box.bottom) / 2)
    fling.frames += 1
    if (!seen?.closest('li:not([aria-hidden])')) fling.blank += 1
    fling.longest = Math.max(fling.longest, Math.round(now - before))
    before = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** The table. */
export function talkReport({ ours, virtua, flings }: TalkFigures, load: number): string {
  const rows = RECEIVED.map((received, at) => {
    const all = (list: Load[][], of: keyof Load) => list.map((loads) => loads[at]?.[of] ?? Number.NaN)
    const both = (of: keyof Load, digits: number) =>
      [ours, virtua].map((list) => median(all(list, of)).toFixed(digits)).join(' | ')
    const times = ratio(all(ours, 'busy'), all(virtua, 'busy'))
    const held = times <= 1.15 ? '✓' : '✗'
    return `| ${received} | ${both('busy', 0)} | ${times.toFixed(2)} | ≤ 1.15 ${held} | ${both('nodes', 0)} | ${both('heap', 1)} |`
  })
  return `# Talk

Fifty messages a second in a room that is followed, after so many were received, beside a bare virtua list with the same flush (250 ms) and the same cap (500 messages). Processor four times slower; medians of ${ours.length} rounds, the ratio is the median of same-round ratios; load of the machine when it began ${load.toFixed(1)}: above 1 only the ratio says anything. \`npm run bench -- --part talk\`.

| received | ours busy, % | virtua busy, % | ÷ | goal | our elements | virtua's | our heap, MB | virtua's |
|--:|--:|--:|--:|---|--:|--:|--:|--:|
${rows.join('\n')}

Flings up and back to the end, fifty messages a second: median of ${median(flings.map(({ frames }) => frames)).toFixed(0)} frames, ${median(flings.map(({ blank }) => blank)).toFixed(0)} of them empty in the middle, the longest ${median(flings.map(({ longest }) => longest)).toFixed(0)} ms.
`
}
