import { expect, it } from 'vitest'
import { createRandom } from '#test/service/seed/random.ts'
import { lots, turnover } from './turnover.ts'

it('lots and yuan are rounded half up to 万 and 亿', () => {
  expect([0, 71_300, 1_234_500, 105_000_000_00].map(lots)).toEqual(['0手', '713手', '1.23万手', '1.05亿手'])
  expect([9_800, 9_999.6, 33_820_115, 99_999_999, 1_234_567_890].map(turnover)).toEqual([
    '9800',
    '1.00万',
    '3382.01万',
    '1.00亿',
    '12.35亿',
  ])
  expect([lots(undefined), turnover(undefined), turnover(-1), turnover(Number.NaN)]).toEqual(['--', '--', '--', '--'])
})

it('fewer shares than a lot are shown as shares', () => {
  expect([1, 50, 99, 100, 149, 150].map(lots)).toEqual(['1股', '50股', '99股', '1手', '1手', '2手'])
})

it('20 000 volumes and amounts are rounded half up in their unit, below ten thousand of it', () => {
  const random = createRandom('units')
  const units = { '': 1n, 万: 10_000n, 亿: 100_000_000n }
  for (let count = 0; count < 20_000; count++) {
    const shares = random.int(0, 9) * 10 ** random.int(0, 12) + random.int(100, 99_999)
    for (const [text, hundreds] of [
      [turnover(shares), 100n],
      [lots(shares).replace('手', ''), 1n],
    ] as const) {
      const [, whole = '', parts = '', unit = ''] = /^(\d+)(?:\.(\d\d))?([万亿]?)$/.exec(text) ?? []
      const size = units[unit as keyof typeof units]
      // In hundredths of the unit, or whole below 万.
      const shown = BigInt(whole + parts)
      const step = unit === '' ? 100n : size
      const value = BigInt(shares) * hundreds
      const isHalfUp = 2n * shown * step - step <= 2n * value && 2n * value < 2n * shown * step + step
      const isNamed = unit === '亿' || (BigInt(whole) < 10_000n && parts.length === (unit === '' ? 0 : 2))
      if (!isHalfUp || !isNamed) expect({ shares, text }).toBe('half up')
    }
  }
})
