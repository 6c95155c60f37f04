import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = colours(day)
const dark = { ...light, ...colours(night) }

function colours(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const texts = ['ink', 'ink-2', 'brand', 'red', 'green', 'flat', 'warning']
const pairs = [
  ...texts.flatMap((text) => ['page', 'card', 'top'].map((surface) => [text, surface])),
  ['on-brand', 'brand'],
  ['brand', 'soft'],
  ['red', 'soft'],
  ['green', 'soft'],
  ['ink-2', 'blank'],
  ['ink', 'blank'],
  ['warning', 'warning-soft'],
  ['gold', 'gold-soft'],
  ['gold', 'card'],
]

it.each([
  ['light', light],
  ['dark', dark],
] as const)('every text colour of the %s palette has a contrast of 4.5:1 on its background', (_, palette) => {
  const weak = pairs.filter(([text = '', surface = '']) => contrast(palette[text] ?? '', palette[surface] ?? '') < 4.5)
  expect(weak).toEqual([])
  // A name that is missing would compare as NaN and pass.
  expect(pairs.flat().filter((name) => !palette[name])).toEqual([])
})

it.each([
  ['light', day],
  ['dark', night],
])('white text has a contrast of 4.5:1 on both ends of the %s palette’s band', (_, text) => {
  const ends = /--band: linear-gradient\(160deg, (#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(text)?.slice(1) ?? []
  expect(ends).toHaveLength(2)
  expect(ends.filter((end) => contrast('#ffffff', end) < 4.5)).toEqual([])
})

/** The token that a property of a rule is set to, without its dashes. */
function tokenOf(declared: readonly object[], properties: readonly string[]): string | undefined {
  for (const { property, value } of declared.map((each) => Object(each))) {
    if (property === 'unparsed' && properties.includes(value.propertyId.property) && value.value.length === 1)
      return value.value[0].value.name?.ident?.slice(2)
  }
  return undefined
}

/** Each text colour with the background that the same rule of a style sheet sets. */
const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const found: { file: string; text: string; surface: string }[] = []
    transform({
      filename: file,
      code: readFileSync(`src/${file}`),
      visitor: {
        Rule: {
          style({ value }) {
            const declared = value.declarations?.declarations ?? []
            const text = tokenOf(declared, ['color'])
            const surface = tokenOf(declared, ['background', 'background-color'])
            if (text && surface) found.push({ file, text, surface })
          },
        },
      },
    })
    return found
  })

it.each([
  ['light', light],
  ['dark', dark],
] as const)(
  'every rule that sets a text colour and its background has a contrast of 4.5:1 in the %s palette',
  (_, palette) => {
    const weak = written.filter(({ text, surface }) => contrast(palette[text] ?? '', palette[surface] ?? '') < 4.5)
    expect(weak).toEqual([])
    expect(written.length).toBeGreaterThan(10)
  },
)
