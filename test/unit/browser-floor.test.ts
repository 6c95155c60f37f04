import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'

/** Support data by Mozilla; 16 MB that no bundler needs to read. */
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData // JSON has no type of its own

/** Features newer than the oldest supported browsers: Chrome 99, and Safari of iOS 15.4. */
const FLOOR = { chrome: 99, safari_ios: 15.4 }
const TARGETS = { chrome: 99 << 16, ios_saf: (15 << 16) | (4 << 8) }

const src = new URL('../../src/', import.meta.url)
const filesOf = (ending: RegExp) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name))
const textOf = (name: string) => readFileSync(new URL(name, src), 'utf8')

function since(support: SupportStatement | undefined): number {
  const all = ([] as SimpleSupportStatement[]).concat(support ?? [])
  const plain = all.find(({ prefix, flags, alternative_name }) => !prefix && !flags && !alternative_name)
  const version = plain?.version_added
  return typeof version === 'string' ? Number(version.replace('≤', '')) || Infinity : Infinity
}

function isNewer(entry: Identifier | undefined): boolean {
  const support = entry?.__compat?.support
  if (!support) return false
  return since(support.chrome) > FLOOR.chrome || since(support.safari_ios) > FLOOR.safari_ios
}

/** What older browsers ignore harmlessly, or the code feature-detects. */
const HARMLESS = {
  css: [
    // Lines break, bars and edges look as the browser renders them, a field does not grow.
    /^(text-wrap|cursor|outline|overscroll-behavior|overscroll-behavior-y|scrollbar-width|resize|field-sizing)\b/,
    /^(accent-color|overflow-anchor|align-content: start)/,
    /^:-moz-progress-bar$/,
    // Engines have different names for the thumb of a slider, all older than the floor.
    /^:-(webkit-slider|moz-range)-thumb$/,
    // An iPhone has full screen for a video only, which is sized by itself there.
    /^:fullscreen$/,
  ],
  code: [
    // The diagnostics page, which reports missing features.
    'estimate',
    'hasBeenActive',
    // Offered only if supported.
    'vibrate',
    'canShare',
    'createPolicy',
    'createScriptURL',
    'trustedTypes',
    // Players feature-detect it, or Safari's alternative.
    'exitFullscreen',
    'fullscreenElement',
    'requestFullscreen',
    'orientation',
    // Fields of our own objects and of libraries, or of older interfaces.
    'destroy',
    'font',
    'fontFamily',
    'handle',
    'ink',
    'latency',
    'pad',
    'role',
  ],
}

it('no style sheet depends on features missing in the oldest browsers', () => {
  const found = new Set<string>()
  for (const name of filesOf(/\.css$/)) {
    const { code } = transform({ filename: name, code: Buffer.from(textOf(name)), targets: TARGETS, minify: true })
    const text = new TextDecoder().decode(code).replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    for (const [, body = ''] of text.matchAll(/\{([^{}]*)\}/g)) for (const each of newerIn(body)) found.add(each)
    for (const [, selector = ''] of text.matchAll(/::?([a-z-]+)(?=[^{}]*\{)/g)) {
      if (isNewer(bcd.css.selectors?.[selector])) found.add(`:${selector}`)
    }
  }
  const harmful = [...found].filter((each) => !HARMLESS.css.some((known) => known.test(each)))
  expect(harmful).toEqual([])
  expect(found.size, 'it finds something').toBeGreaterThan(5)
})

/** Newer properties, values, units and functions of a rule without an older fallback. */
function newerIn(body: string): string[] {
  const before = new Set<string>()
  return body.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':')
    const hasFallback = before.has(property)
    before.add(property.replace(/^-(?:webkit|moz)-/, ''))
    if (hasFallback || property.startsWith('-')) return []
    const known = bcd.css.properties?.[property]
    const parts = rest.join(':').split(/[\s,()/]+/)
    return [
      ...(isNewer(known) ? [property] : []),
      ...parts.filter((part) => isNewer(known?.[part])).map((part) => `${property}: ${part}`),
      ...parts
        .filter((part) => /^-?[\d.]+(?:[dsl]v[hw]|cq\w+|r?lh|cap)$/.test(part))
        .map((part) => `${property}: ${part}`),
      ...parts.filter((part) => isNewer(bcd.css.types?.['color']?.[part])).map((part) => `${part}()`),
    ]
  })
}

/** Every member of the platform's interfaces, and whether all that have it are newer. */
function membersOf(): Map<string, boolean> {
  const members = new Map<string, boolean>()
  for (const interfaces of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const entry of Object.values(interfaces)) {
      for (const [key, member] of Object.entries(entry)) {
        if (key === '__compat' || !(member as Identifier).__compat) continue
        const name = key.replace(/_static$/, '')
        members.set(name, (members.get(name) ?? true) && isNewer(member as Identifier))
      }
    }
  }
  return members
}

it('no code calls APIs missing in the oldest browsers', () => {
  const members = membersOf()
  const files = filesOf(/\.tsx?$/).filter((name) => !/\.test\.|^build\//.test(name))
  const texts = files.map(textOf)
  const all = texts.join('\n')
  const used = new Set([...all.matchAll(/[\w)\]]\??\.([a-z]\w+)/g)].map(([, name = '']) => name))
  // Names we define are ours.
  const ours = new Set([...all.matchAll(/(?<![.\w])([a-z]\w+)\??\s*[:,})=(]/g)].map(([, name = '']) => name))
  const newer = [...used].filter((name) => members.get(name) === true && !ours.has(name))
  expect(newer.filter((name) => !HARMLESS.code.includes(name)).toSorted()).toEqual([])
  for (const name of ['throwIfAborted', 'toSorted', 'groupBy', 'withResolvers', 'checkVisibility'])
    expect(members.get(name), `${name} is newer`).toBe(true)
})
