import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tone } from '#lib/number/rate.ts'
import { sources } from './sources.ts'

const css = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const tokens = css('ui/tokens.css')

/** The declarations of a block of tokens. */
function block(selector: string): Map<string, string> {
  const begin = tokens.indexOf(`${selector} {`)
  const text = tokens.slice(begin, tokens.indexOf('}', begin))
  return new Map([...text.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = block(':root')
const dark = block('@media (prefers-color-scheme: dark) {\n  :root')
const reversed = block("html[data-rise='green']")

/** The dominant component of a colour. */
function hue(name: string, ...layers: ReadonlyMap<string, string>[]): string {
  const value = layers.map((layer) => layer.get(name)).find(Boolean) ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return hue(other, ...layers)
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(value) ?? []
  const parts = { red: r, green: g, blue: b }
  return Object.entries(parts).toSorted(([, one], [, two]) => parseInt(two, 16) - parseInt(one, 16))[0]?.[0] ?? ''
}

it.each([
  ['by day', [light]],
  ['by night', [dark, light]],
])('rises are red and falls green %s, and reversed by preference', (_, layers) => {
  expect([hue('--rise', ...layers), hue('--fall', ...layers)]).toEqual(['red', 'green'])
  expect([hue('--rise', reversed, ...layers), hue('--fall', reversed, ...layers)]).toEqual(['green', 'red'])
  expect([1, -1, 0, null].map(tone)).toEqual(['rise', 'fall', 'flat', 'flat'])
})

it('the spinner is 48 px and fills the screen', () => {
  const spinner = css('ui/state/spinner.module.css')
  expect(spinner).toMatch(/\.ring \{[^}]*width: 48px;\s*height: 48px;/)
  expect(spinner).toMatch(
    /\.spinner \{[^}]*position: fixed;\s*inset: 0;[^}]*align-items: center;\s*justify-content: center;/,
  )
})

it('transitions take 160 ms, a sheet 240, on one curve; a skeleton pulses in 1.2 s', () => {
  expect(tokens).toContain('--move: 160ms cubic-bezier(0.2, 0.8, 0.2, 1);')
  expect(tokens).toContain('--slide: 240ms cubic-bezier(0.2, 0.8, 0.2, 1);')
  const moving = ['ui/overlay/sheet', 'ui/overlay/dialog', 'ui/overlay/toast', 'ui/form/switch', 'app/chrome/refresh']
  const timed = moving.filter((file) => /(?:transition|animation):[^;]*\d ?m?s/.test(css(`${file}.module.css`)))
  expect(timed).toEqual([])
  expect(css('ui/state/skeleton.module.css')).toContain('breathe 1.2s')
  expect(css('features/home/modules/module.module.css')).toContain('breathe 1.2s')
})

it('a drawing has the same colours everywhere, because Safari gives a picture no theme and no token', () => {
  const drawings = sources(/\.svg$/)
  const themed = drawings.filter(({ text }) => /@media|var\(|currentColor/.test(text))
  expect(drawings.length).toBeGreaterThan(2)
  expect(themed.map(({ path }) => path)).toEqual([])
})

it('a drawing on a page has its colours by class: iOS does not draw an inline `var()` again when the theme changes', () => {
  const drawn = sources(/^src\/.*\.tsx$/).filter(({ text }) => /\b(?:fill|stroke)(?:=|: ?)["'{`]*var\(/.test(text))
  expect(drawn.map(({ path }) => path)).toEqual([])
})
