import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, openBrowser } from './browser.ts'
import { median, ratio } from './statistics.ts'
import { busyOf, evaluate, until } from './visit.ts'

/** Ten years of days with an index, drawn and traversed by a finger. */
interface Curve {
  /** Ms until the frame in which it is shown, by round. */
  draw: number[]
  /** Ms of the main thread for each movement of the finger, by round. */
  follow: number[]
  /** Frames per second meanwhile, by round. */
  frames: number[]
}
export type CurveFigures = Readonly<Record<'ours' | 'bare', Curve>>

const DRAWS = 5

/** Each round draws and traverses ours, then the bare one. */
export async function measureCurves(
  executable: string,
  profile: string,
  origin: string,
  rounds: number,
): Promise<CurveFigures> {
  const none = (): Curve => ({ draw: [], follow: [], frames: [] })
  const figures = { ours: none(), bare: none() }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['ours', 'bare'] as const) {
      const browser = await openBrowser({ executable, profile: `${profile}-${kind}` })
      try {
        await browser.page.send('Performance.enable')
        await browser.page.send('Page.navigate', { url: `${origin}/bench/curves.html#${kind}` })
        await until(browser, `document.querySelector('#main button')`)
        await pause(1_000)
        const { draw, follow, frames } = figures[kind]
        draw.push(await drawOften(browser))
        const before = await busyOf(browser)
        const moves = await evaluate<number>(browser, followed)
        follow.push(((await busyOf(browser)) - before) / moves)
        frames.push(moves / FOLLOWS)
      } finally {
        await browser.close()
      }
    }
  }
  return figures
}

/** The median of several draws of a newly mounted chart. */
async function drawOften(browser: Browser): Promise<number> {
  for (let time = 0; time < DRAWS; time += 1) {
    await evaluate(browser, `document.querySelector('#main button').click()`)
    await until(browser, `window.__draws.length > ${time}`)
    if (time === DRAWS - 1) break
    await evaluate(browser, `document.querySelector('#main button').click()`)
    await pause(200)
  }
  return median(await evaluate<number[]>(browser, 'window.__draws'))
}

/** For how long a finger moves over the chart, s. */
const FOLLOWS = 3

/** A finger that moves in each frame; the number of movements. */
const followed = `(async () => {
  const chart = document.querySelector('[role=group]')
  const send = (type, x) => chart.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: x, clientY: 60 }))
  const frame = () => new Promise(requestAnimationFrame)
  send('pointerdown', 60)
  const from = performance.now()
  let moves = 0
  while (performance.now() - from < ${FOLLOWS * 1000}) {
    send('pointermove', 60 + (moves % 40) * 7)
    await frame()
    moves += 1
  }
  send('pointerup', 60)
  return moves
})()`

/** The table. */
export function curveReport({ ours, bare }: CurveFigures, load: number): string {
  const row = (name: string, key: keyof Curve, digits: number) => {
    const part = ratio(ours[key], bare[key])
    const goal = key === 'frames' ? '' : `≤ 1.5 ${part <= 1.5 ? '✓' : '✗'}`
    const [one, other] = [median(ours[key]), median(bare[key])].map((value) => value.toFixed(digits))
    return `| ${name} | ${one} | ${other} | ${part.toFixed(2)} | ${goal} |`
  }
  return `# Curves

Ten years of days (2,500) with an index; processor four times slower; medians of ${ours.draw.length} rounds, ÷ the median of their ratios; load of the machine when it began ${load.toFixed(1)}: above 1 only the ratios say anything. Bare is an SVG with both lines and one that follows the finger. \`npm run bench -- --part curves\`.

| | ours | bare | ours ÷ bare | goal |
|---|--:|--:|--:|---|
${row('drawn, ms', 'draw', 0)}
${row('followed by a finger: main thread for a movement, ms', 'follow', 1)}
${row('… frames a second', 'frames', 0)}
`
}
