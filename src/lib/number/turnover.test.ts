import { expect, it } from 'vitest'
import { lots, turnover } from './turnover.ts'

it('lots and yuan take 万 and 亿 half up', () => {
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
