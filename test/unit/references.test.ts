import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

const documents = new Map(sources(/^src\/spec\/.*\.md$/).map(({ path, text }) => [basename(path, '.md'), text]))

/** The numbers of the rows of a document's tables: `LV-03`, `A29`, `O1`. */
const rowsOf = (name: string) =>
  new Set([...(documents.get(name) ?? '').matchAll(/^\| +([A-Z]+-?\d+) /gm)].map(([, number]) => number))

const screens = rowsOf('screens')
const interpretations = rowsOf('interpretations')
const journeys = new Set([...(documents.get('product') ?? '').matchAll(/\b([a-iA-I]\d+)\b/g)].map(([, line]) => line))

/** The broken references of a text. */
function unresolved(text: string): string[] {
  const faults: string[] = []
  for (const [reference, name = '', number = ''] of text.matchAll(/\b(\w+) §(\d+(?:\.\d+)*)/g)) {
    // Only the names of our documents are references.
    const heading = new RegExp(`^## §${number.replaceAll('.', '\\.')} `, 'm')
    if (!heading.test(documents.get(name) ?? '')) faults.push(reference)
  }
  for (const [reference] of text.matchAll(/\b(?:product|law|reliability|spec|look|live|quotes) \d+\.\d+\b/g)) {
    faults.push(`${reference} (written as "… §…")`)
  }
  for (const [screen] of text.matchAll(/\b(?:AC|HM|LE|LV|CH|MD|NW|ST|PL|SG|SU|OR|BE|SV|CO|SI|TL)-\d\d\b/g)) {
    if (!screens.has(screen)) faults.push(screen)
  }
  for (const [interpretation] of text.matchAll(/\bA[1-9]\d?\b(?![-\w])/g)) {
    if (!interpretations.has(interpretation)) faults.push(interpretation)
  }
  for (const [reference, line] of text.matchAll(/\bjourney ([a-iA-I]\d+)\b/g)) {
    if (!journeys.has(line ?? '')) faults.push(reference)
  }
  return faults
}

it('finds a broken reference', () => {
  const text = 'spec §12, product §9.9, product 4.1, LV-99, A88, journey Z1, journey B77, plain §3'
  expect(unresolved(text)).toEqual([
    'spec §12',
    'product §9.9',
    'plain §3',
    'product 4.1 (written as "… §…")',
    'LV-99',
    'A88',
    'journey B77',
  ])
  expect(unresolved('spec §7, law §4, live §1, LV-03, A29, journey B9')).toEqual([])
})

it('every reference in code and documents resolves', () => {
  const faults = sources(/\.(?:ts|tsx|mjs|css|md)$/)
    .filter(({ path }) => !path.endsWith('references.test.ts'))
    .flatMap(({ path, text }) => unresolved(text).map((reference) => `${path}: ${reference}`))
  expect(faults).toEqual([])
})
