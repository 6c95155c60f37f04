import type { Random } from '#test/service/seed/random.ts'
import type { Colors } from './subject.ts'

/** The canvas of a pattern: `focus` is where the eye goes, `body` the midtone between light and dark. */
export interface Sheet {
  width: number
  height: number
  focus: number
  random: Random
  colors: Colors
  body: string
}

/** One decimal, which is enough for a path. */
export const round = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.')
const list = <T>(count: number, draw: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => draw(at))
const many = (count: number, draw: (at: number) => string) => list(count, draw).join('')

/** A staircase: each step is the next one up. */
function steps({ width, height, random, colors: { ink, gold } }: Sheet): string {
  const count = (width > height * 2.5 ? 9 : width > height ? 7 : 5) + random.int(0, 1)
  const [step, next, bend] = [width / count, count - random.int(2, 3), 1 + random.next() * 0.3]
  const top = (at: number) => height - height * (0.14 + 0.68 * (at / (count - 1)) ** bend)
  const drawn = many(count, (at) => {
    const [x, y, isNext] = [round(at * step), round(top(at)), at === next]
    const edge = isNext ? `stroke="${gold}" stroke-width="3"` : `stroke="${ink}" stroke-opacity=".7"`
    const shade = (0.08 + (0.26 * at) / count).toFixed(2)
    return `<path d="M${x} ${y}h${round(step)}V${height}H${x}" fill="${ink}" fill-opacity="${shade}"/><path d="M${x} ${y}h${round(step)}" ${edge}/>`
  })
  return `${drawn}<circle cx="${round((next + 0.5) * step)}" cy="${round(top(next) - 11)}" r="4.5" fill="${gold}"/>`
}

/** Three tables with one line highlighted. */
function ledger({ width, height, focus, random, colors: { ink, gold }, body }: Sheet): string {
  const [w, h] = [height * (width > height ? 0.58 : 0.46), height * 0.72]
  const [left, marked] = [(focus + (width > height ? -0.06 : 0)) * width - w / 2, random.int(1, 4)]
  return many(3, (sheet) => {
    const [x, y] = [left + (sheet - 1) * w * 0.42, height * (0.12 + sheet * 0.075)]
    const lines = list(6, (at) => {
      const line = y + h * (0.15 + 0.14 * at)
      return `M${round(x + w * 0.12)} ${round(line)}h${round(w * (0.22 + random.next() * 0.16))}M${round(x + w * 0.88)} ${round(line)}h-${round(w * (0.12 + random.next() * 0.16))}`
    })
    const plain = lines.filter((_, at) => sheet < 2 || at !== marked).join('')
    const box = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="4"`
    return `<rect ${box} fill="${body}"/><rect ${box} fill="${ink}" fill-opacity="${round(0.1 + 0.1 * sheet)}" stroke="${ink}" stroke-opacity="${round(0.4 + 0.2 * sheet)}"/><path d="${plain}" stroke="${ink}" stroke-width="2" stroke-linecap="round" opacity="${round(0.3 + 0.2 * sheet)}"/>${sheet < 2 ? '' : `<path d="${lines[marked] ?? ''}" stroke="${gold}" stroke-width="3.4" stroke-linecap="round"/>`}`
  })
}

/** Shares of a whole. */
function rings({ width, height, focus, random, colors: { ink, gold } }: Sheet): string {
  const [x, y, marked] = [round(width * focus), round(height * 0.52), random.int(1, 3)]
  const drawn = many(5, (at) => {
    const radius = height * (0.16 + 0.1 * at)
    const whole = 2 * Math.PI * radius
    const share = whole * (0.3 + random.next() * 0.5)
    const circle = `<circle cx="${x}" cy="${y}" r="${round(radius)}" `
    const color = at === marked ? `stroke="${gold}"` : `stroke-opacity="${round(0.85 - 0.13 * at)}"`
    return `${circle}stroke-opacity=".13"/>${circle}${color} stroke-dasharray="${round(share)} ${round(whole)}" stroke-linecap="round" transform="rotate(${random.int(-120, 200)} ${x} ${y})"/>`
  })
  return `<g fill="none" stroke="${ink}" stroke-width="${round(height * 0.058)}">${drawn}</g>`
}

/** A certificate with a tick. */
function guilloche({ width, height, focus, random, colors: { ink, gold } }: Sheet): string {
  const [x, y, q] = [round(width * focus), round(height * 0.5), width > height ? 1 : 0.74]
  const ellipse = (id: string, rx: number, ry: number) =>
    `<ellipse id="${id}" cx="${x}" cy="${y}" rx="${round(height * rx)}" ry="${round(height * ry)}"/>`
  const turned = (id: string, by: number, count: number) =>
    many(count, (at) => `<use href="#${id}" transform="rotate(${round(by * (at + 1))} ${x} ${y})"/>`)
  const outer = 0.17 + random.next() * 0.08
  const tick = `M${round(Number(x) - height * 0.075)} ${y}l${round(height * 0.055)} ${round(height * 0.055)} ${round(height * 0.1)}-${round(height * 0.11)}`
  return `<g fill="none" stroke="${ink}" stroke-width=".8"><g opacity=".5"><g id="o">${ellipse('a', 0.62 * q, outer * q)}${turned('a', 60, 2)}</g>${turned('o', 10, 5)}</g><g opacity=".75"><g id="i">${ellipse('b', 0.3, outer / 2)}${turned('b', 60, 2)}</g>${turned('i', 15, 3)}</g></g><path d="${tick}" fill="none" stroke="${gold}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Daily prices that grow clearer; one day is highlighted. */
function candles({ width, height, random, colors: { ink, gold }, body }: Sheet): string {
  const count = width > height * 2.5 ? 24 : width > height ? 15 : 9
  const [step, marked, pace] = [width / count, Math.round(count * (0.6 + random.next() * 0.15)), 7 + random.next() * 5]
  let level = height * 0.7
  const days = list(count, (at) => {
    const [before, t] = [level, at / (count - 1)]
    level = height * (0.7 - 0.4 * t * t * (3 - 2 * t) + 0.07 * Math.sin(t * pace) + (random.next() - 0.5) * 0.17)
    const [x, top, tall] = [(at + 0.5) * step, Math.min(before, level), Math.max(3, Math.abs(before - level))]
    const wick = `M${round(x)} ${round(top - 4 - random.next() * height * 0.05)}V${round(top + tall + 4 + random.next() * height * 0.05)}`
    const box = `M${round(x - step * 0.28)} ${round(top)}h${round(step * 0.56)}v${round(tall)}h-${round(step * 0.56)}z`
    return { wick, box, isHollow: level < before, level }
  })
  const others = days.filter((_, at) => at !== marked)
  const day = days[marked]
  const fade = `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="${width}"><stop stop-color="${ink}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}"/></linearGradient>`
  const boxes = (isHollow: boolean) =>
    others
      .filter((each) => each.isHollow === isHollow)
      .map(({ box }) => box)
      .join('')
  return `${fade}<g stroke="url(#f)" stroke-width="1.2"><path d="${others.map(({ wick }) => wick).join('')}"/><path d="${boxes(true)}" fill="${body}"/><path d="${boxes(false)}" fill="url(#f)"/></g><path d="${day?.wick ?? ''}${day?.box ?? ''}" stroke="${gold}" fill="${gold}"/><path d="M${round((marked + 0.5) * step)} ${round(day?.level ?? 0)}H${width}" stroke="${gold}" stroke-dasharray="3 4" opacity=".8"/>`
}

/** A scale with its permitted range. */
function dial({ width, height, focus, random, colors: { ink, gold } }: Sheet): string {
  const [cx, cy, radius] = [width * focus, height * 0.62, height * 0.52]
  const at = (turn: number, part: number) =>
    `${round(cx - radius * part * Math.cos(Math.PI * turn))} ${round(cy - radius * part * Math.sin(Math.PI * turn))}`
  const arc = (from: number, to: number, part: number) =>
    `M${at(from, part)}A${round(radius * part)} ${round(radius * part)} 0 0 1 ${at(to, part)}`
  const ticks = (count: number, long: number) => {
    const part = 1 - long / 2
    const gap = (Math.PI * radius * part) / count
    return `<path d="${arc(0, 1, part)}" stroke-width="${round(radius * long)}" stroke-dasharray="1.4 ${(gap - 1.4).toFixed(3)}" opacity=".8"/>`
  }
  const [low, high, hand] = [0.3 + random.next() * 0.12, 0.56 + random.next() * 0.1, 0.62 + random.next() * 0.2]
  const band = `stroke-width="${round(height * 0.075)}" stroke-linecap="round"`
  return `<g fill="none" stroke="${ink}">${ticks(48, 0.06)}${ticks(8, 0.12)}<path d="${arc(0.02, 0.98, 0.72)}" ${band} opacity=".14"/><path d="${arc(0.08, low, 0.72)}${arc(high, 0.92, 0.72)}" ${band} opacity=".75"/></g><path d="M${round(cx)} ${round(cy)}L${at(hand, 0.86)}" stroke="${gold}" stroke-width="2.6" stroke-linecap="round"/><circle cx="${round(cx)}" cy="${round(cy)}" r="5" fill="${gold}"/>`
}

/** Line charts, one of them followed to a point. */
function waves({ width, height, random, colors: { ink, gold }, body }: Sheet): string {
  const [phase, parts, lines, followed] = [random.next() * 6, 9, 9, 3]
  const y = (line: number, x: number) =>
    height * (0.2 + 0.075 * line) +
    height *
      (0.17 - 0.014 * line) *
      Math.sin((x / width) * 6.3 + phase + line * 0.2) *
      Math.cos((x / width) * 2.2 + line * 0.1)
  const drawn = list(lines, (line) => {
    const points = list(parts + 2, (at) => [(width * at) / parts - 4, y(line, (width * at) / parts - 4)] as const)
    const [from = [0, 0], bend = [0, 0], ...rest] = points
    let [lastX, lastY] = bend
    const path = rest.map(([x, at]) => {
      const middle = `${Math.round((lastX + x) / 2)} ${round((lastY + at) / 2)}`
      ;[lastX, lastY] = [x, at]
      return middle
    })
    return `M${round(from[0])} ${round(from[1])}Q${Math.round(bend[0])} ${round(bend[1])} ${path.join('T')}`
  })
  const others = drawn.filter((_, line) => line !== followed).join('')
  const x = width * 0.66
  return `<g fill="none" stroke="${ink}"><path d="${others}" opacity=".4"/><path d="${drawn[followed] ?? ''}" stroke-width="2"/></g><circle cx="${round(x)}" cy="${round(y(followed, x))}" r="5.5" fill="${gold}" stroke="${body}" stroke-width="2.5"/>`
}

/** A decision tree with one path through it. */
function chain({ width, height, random, colors: { ink, gold }, body }: Sheet): string {
  const [left, right] = width > height * 2.5 ? [0.46, 0.92] : width > height ? [0.26, 0.92] : [0.12, 0.88]
  const columns = [
    [0.22, 0.5, 0.78],
    [0.34, 0.66],
    [0.16, 0.4, 0.64, 0.86],
  ]
  const way = columns.map((column) => random.int(0, column.length - 1))
  const x = (at: number) => width * (left + ((right - left) * at) / 2)
  const ties = columns.slice(0, -1).flatMap((column, at) =>
    column.flatMap((a, from) =>
      (columns[at + 1] ?? []).map((b, to) => {
        const middle = round((x(at) + x(at + 1)) / 2)
        const path = `M${round(x(at))} ${round(a * height)}C${middle} ${round(a * height)} ${middle} ${round(b * height)} ${round(x(at + 1))} ${round(b * height)}`
        return { path, isWay: way[at] === from && way[at + 1] === to }
      }),
    ),
  )
  const paths = (isWay: boolean) =>
    ties
      .filter((tie) => tie.isWay === isWay)
      .map(({ path }) => path)
      .join('')
  const boxes = columns.flatMap((column, at) =>
    column.map((place, row) => {
      const half = height * (at === 1 ? 0.075 : 0.055)
      const box = (size: number) =>
        `M${round(x(at) - size)} ${round(place * height - size)}h${round(2 * size)}v${round(2 * size)}h-${round(2 * size)}z`
      return { box: box(half), core: box(half * 0.45), isWay: way[at] === row }
    }),
  )
  const onWay = boxes.filter(({ isWay }) => isWay)
  const beside = boxes.filter(({ isWay }) => !isWay)
  const joined = (list: readonly { box: string }[]) => list.map(({ box }) => box).join('')
  return `<g fill="none"><path d="${paths(false)}" stroke="${ink}" opacity=".4"/><path d="${paths(true)}" stroke="${gold}" stroke-width="2.6"/></g><g fill="${body}" stroke-width="1.6" stroke-linejoin="round"><path d="${joined(beside)}" stroke="${ink}"/><path d="${joined(onWay)}" stroke="${gold}"/></g><path d="${onWay.map(({ core }) => core).join('')}" fill="${gold}"/>`
}

export const patterns = { steps, ledger, rings, guilloche, candles, dial, waves, chain }
export type Pattern = keyof typeof patterns
