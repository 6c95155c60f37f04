import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, openBrowser } from './browser.ts'
import { median, ratio } from './statistics.ts'
import { busyOf, evaluate, heapOf, until } from './visit.ts'

/** 10,000 messages scrolled down. */
interface Scroll {
  /** Main-thread time, ms. */
  busy: number
  frames: number
  /** Those in which the middle of the window was empty. */
  blank: number
  /** The longest frame, ms. */
  longest: number
  nodes: number
  /** MB */
  heap: number
}
/** Of each list, by round. */
export type ChannelFigures = Readonly<Record<'ours' | 'virtua', Scroll[]>>

/** How many steps, and how far each, px: one is four screens of a phone. */
const [STEPS, FAR] = [60, 3_200]

/** The messages of a channel in our list and in a bare one with the same rows, alternately, on the slow phone. */
export async function measureChannel(
  executable: string,
  profile: string,
  origin: string,
  rounds: number,
): Promise<ChannelFigures> {
  const figures: ChannelFigures = { ours: [], virtua: [] }
  for (let round = 0; round < rounds; round += 1) {
    // The order rotates.
    for (const name of round % 2 === 0 ? (['ours', 'virtua'] as const) : (['virtua', 'ours'] as const)) {
      const browser = await openBrowser({ executable, profile: `${profile}-${round}-${name}` })
      try {
        await browser.page.send('Performance.enable')
        await browser.page.send('Page.navigate', { url: `${origin}/bench/channel.html#${name}` })
        await until(browser, `document.querySelector('article')`)
        // The list draws all its rows once the older ones were requested.
        if (name === 'ours') await evaluate(browser, `document.querySelector('button').click()`)
        await until(browser, `document.documentElement.scrollHeight > 100 * innerHeight`)
        await pause(1_000)
        figures[name].push(await scrollOf(browser))
      } finally {
        await browser.close()
      }
    }
  }
  return figures
}

async function scrollOf(browser: Browser): Promise<Scroll> {
  const before = await busyOf(browser)
  const frames = await evaluate<Pick<Scroll, 'frames' | 'blank' | 'longest'>>(browser, SCROLL)
  const busy = (await busyOf(browser)) - before
  const nodes = await evaluate<number>(browser, `document.querySelectorAll('#root *').length`)
  return { ...frames, busy, nodes, heap: await heapOf(browser) }
}

/** Scrolls a step each third frame, and records every frame. */
const SCROLL = `new Promise((resolve) => {
  const seen = { frames: 0, blank: 0, longest: 0 }
  let before = performance.now()
  const look = (now) => {
    if (seen.frames % 3 === 0) scrollBy(0, ${FAR})
    else if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article, h2')) seen.blank += 1
    seen.frames += 1
    seen.longest = Math.max(seen.longest, Math.round(now - before))
    before = now
    if (seen.frames < 3 * ${STEPS}) requestAnimationFrame(look)
    else resolve(seen)
  }
  requestAnimationFrame(look)
})`

/** The table. */
export function channelReport({ ours, virtua }: ChannelFigures, load: number): string {
  const all = (list: readonly Scroll[], of: keyof Scroll) => list.map((each) => each[of])
  const times = ratio(all(ours, 'busy'), all(virtua, 'busy'))
  const row = (name: string, list: readonly Scroll[]) =>
    `| ${[name, ...(['busy', 'frames', 'blank', 'longest', 'nodes'] as const).map((of) => median(all(list, of)).toFixed(0)), median(all(list, 'heap')).toFixed(1)].join(' | ')} |`
  return `# Channel

10,000 messages of a channel scrolled down in ${STEPS} steps of ${FAR} px, beside a bare virtua list of the same rows. Processor four times slower; medians of ${ours.length} rounds; load of the machine when it began ${load.toFixed(1)}: above 1 only the ratio says anything. \`npm run bench -- --part channel\`.

| list | main thread, ms | frames | empty in the middle | longest, ms | elements | heap, MB |
|---|--:|--:|--:|--:|--:|--:|
${row('ours', ours)}
${row('virtua', virtua)}

Ours takes ${times.toFixed(2)} of virtua's time (the median of same-round ratios; goal ≤ 1.15 ${times <= 1.15 ? '✓' : '✗'}).
`
}
