import { expect, it } from 'vitest'
import { createRandom } from '#test/service/seed/random.ts'
import { changeOf, percentOf, restOf } from './change.ts'
import { MINUS } from './minus.ts'

/** 「+2.12%」 as -212 or 212: the displayed value in hundredths. */
const hundredths = (text: string) => Math.round(numberOf(text) * 100)
const numberOf = (text: string) => Number(text.replace(/[+,%]/g, '').replace(MINUS, '-'))
/** part / whole in hundredths of a percent, half up, by a different integer computation. */
const exactly = (part: number, whole: number) => Number((BigInt(part) * 20_000n + BigInt(whole)) / (2n * BigInt(whole)))

it('40 000 changes of shares and funds are rounded half up to ticks, with matching sign and colour', () => {
  const random = createRandom('changes')
  const floats = { missed: 0 }
  for (const digits of [2, 3]) {
    const scale = 10 ** digits
    for (let count = 0; count < 20_000; count++) {
      const before = random.int(100, 20_000)
      const now = Math.max(1, before + random.int(-2_000, 2_000))
      const { rate, amount, tone } = changeOf(now / scale, before / scale, digits)
      const change = now - before
      const own = Math.sign(change) * exactly(Math.abs(change), before)
      const ticks = Math.round(numberOf(amount) * scale)
      if (ticks !== change || hundredths(rate) !== own) expect({ before, now, rate, amount }).toBe('of ticks')
      if (amount[0] !== (change > 0 ? '+' : change < 0 ? MINUS : '0')) expect(amount).toBe('a sign')
      if (tone !== (change > 0 ? 'rise' : change < 0 ? 'fall' : 'flat')) expect(tone).toBe('a colour')
      if (/^[+\u2212]0\.00%$/.test(rate)) expect(rate).toBe('no sign before nothing')
      if (((now / before - 1) * 100).toFixed(2) !== (own / 100).toFixed(2)) floats.missed += 1
    }
  }
  // Dividing yuan misses some: the reason for ticks.
  expect(floats.missed).toBeGreaterThan(0)
})

it('20 000 turnovers and amplitudes are rounded half up', () => {
  const random = createRandom('shares')
  for (let count = 0; count < 20_000; count++) {
    const whole = random.int(1, 400) * 5_000_000
    const part = random.int(0, whole / 100) * random.pick([1, 3, 25])
    if (hundredths(percentOf(part, whole)) !== exactly(part, whole)) expect([part, whole]).toBe('half up')
  }
  expect([percentOf(84, 2787), percentOf(1, 8000), percentOf(0, 5), percentOf(3, 2)]).toEqual([
    '3.01%',
    '0.01%',
    '0.00%',
    '150.00%',
  ])
})

it('a remainder is never negative', () => {
  expect([restOf(3, 5), restOf(5, 5), restOf(0, 0), restOf(7, 5)]).toEqual(['2', '0', '0', '--'])
})
