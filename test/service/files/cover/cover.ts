import { createRandom } from '#test/service/seed/random.ts'
import { patterns, round, type Sheet } from './patterns.ts'
import { lookOf, type Kind } from './subject.ts'

/** Each format is drawn separately, none is cropped from another: pages, lists and circles, adverts. */
export const formats = { wide: [320, 180], square: [180, 180], strip: [360, 120] } as const
export type Format = keyof typeof formats

interface Subject {
  /** The number of what it represents: the same number always gives the same cover. */
  name: string
  title: string
  format?: Format
  /** Graduations of a course. */
  lessons?: number
}

/**
 * A cover without text: the title is beside it, and only one element is gold. The same in both themes, because Safari
 * gives a picture no theme: the page dims it. look §3
 */
export function drawCover({ name, title, format = 'wide', lessons = 12 }: Subject): string {
  const { pattern, colors, kind } = lookOf(name, title)
  const [width, height] = formats[format]
  const body = kind === 'article' ? colors.from : between(colors.from, colors.to)
  const focus = width > height ? 0.64 : 0.5
  const sheet: Sheet = { width, height, focus, random: createRandom(name), colors, body }
  const all = `M0 0h${width}v${height}H0z`
  const stop = (color: string, rest: string) => `<stop stop-color="${color}" ${rest}/>`
  const light = `<radialGradient id="l" cx=".64" cy="0" r=".9">${stop('#fff', 'stop-opacity=".3"')}${stop('#fff', 'offset="1" stop-opacity="0"')}</radialGradient>`
  const rest = `<linearGradient id="q">${stop(colors.from, 'offset=".5" stop-opacity=".94"')}${stop(colors.from, 'offset="1" stop-opacity="0"')}</linearGradient>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="g" x2="1" y2="1">${stop(colors.from, '')}${stop(colors.to, 'offset="1"')}</linearGradient>`,
    `<path d="${all}" fill="url(#g)"/>`,
    kind === 'live' ? `${light}<path d="${all}" fill="url(#l)"/>` : '',
    patterns[pattern](sheet),
    format === 'strip' ? `${rest}<path d="M0 0h${width * 0.56}v${height}H0z" fill="url(#q)"/>` : '',
    edges[kind](sheet, lessons),
    '</svg>',
  ].join('')
}

/** The placeholder of a cover before it has loaded. */
export function coverFacts(name: string, title: string, format: Format = 'wide') {
  const [width, height] = formats[format]
  const { from, to } = lookOf(name, title).colors
  return { width, height, color: between(from, to) }
}

const edges: Record<Kind, (sheet: Sheet, lessons: number) => string> = {
  course({ width, height }, lessons) {
    const count = Math.min(40, lessons)
    const marks = Array.from(
      { length: count + 1 },
      (_, at) => `M${round(14 + ((width - 28) * at) / count)} ${height - 8}v-${at % 4 === 0 ? 7 : 4}`,
    )
    return `<path d="${marks.join('')}" stroke="#fff" stroke-opacity=".6"/>`
  },
  live({ width, height, random }) {
    const count = Math.round((width - 28) / 7)
    const marks = Array.from({ length: count }, (_, at) => {
      const loud = 2 + 10 * random.next() * Math.sin((Math.PI * at) / count) ** 2
      return `M${14 + at * 7} ${Math.round(height - 10 - loud / 2)}v${round(loud)}`
    })
    return `<path d="${marks.join('')}" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`
  },
  article: ({ height, colors: { ink } }) =>
    `<path d="M12 0V${height}" stroke="${ink}" stroke-opacity=".35"/><path d="M12 ${height - 14}h22" stroke="${ink}" stroke-width="2" stroke-opacity=".7"/>`,
  other: () => '',
}

function between(a: string, b: string): string {
  const parts = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  const other = parts(b)
  return `#${parts(a)
    .map((part, at) =>
      Math.round((part + (other[at] ?? part)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
