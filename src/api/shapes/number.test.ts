import { is, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { minute } from '#lib/time/dates.ts'
import { Snapshots } from '#quotes/shapes.ts'
import { Count, Finite, Time } from './number.ts'

const INFINITE: unknown = JSON.parse('[1e999, -1e999]')
const odd = [...(INFINITE as number[]), Number.NaN, 1e21, -1e21, 2 ** 53, 1e308, '1', null, undefined, true, [1], {}]
const last = Date.parse('9999-12-31T23:59:59+08:00')

describe.each([
  ['Finite', Finite, [0, -0, 0.1, -5.25, 1e-9, 9_007_199_254_740_991, -9_007_199_254_740_991], []],
  ['Count', Count, [0, 1, 9_007_199_254_740_991], [-1, 0.5, -1e-9, 1.000_000_1]],
  ['Time', Time, [0, 1_795_392_000_000.5, last], [-1, 253_402_300_800_000, 8.64e15, 8.64e15 + 1]],
] as const)('%s', (_, schema, good, bad) => {
  it.each(good)('accepts %s', (value) => expect(is(schema, value)).toBe(true))
  it.each([...odd, ...bad])('rejects %s', (value) => expect(is(schema, value)).toBe(false))
})

it('every time up to the year 9999 can be formatted', () => {
  expect([0, last].map(minute)).toEqual(['1970-01-01 08:00', '9999-12-31 23:59'])
})

it('a price dated after its answer is dropped', () => {
  const asOf = Date.UTC(2026, 10, 23)
  const at = (symbol: string, ms: number) => ({ symbol, status: 'TRADING', price: 10, at: asOf + ms })
  const list = [at('SH600901', 0), at('SH600902', 59_000), at('SH600903', 61_000), at('SH600904', 5 * 366 * 86_400_000)]
  const shown = parse(Snapshots, { asOf, list }).list.map(({ symbol }) => symbol)
  expect(shown).toEqual(['SH600901', 'SH600902'])
})
