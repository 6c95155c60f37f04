import { describe, expect, it } from 'vitest'
import { typedFen, typedYuan } from './typed-amount.ts'

describe('typed amounts', () => {
  it.each([
    ['1188.67', 118_867],
    ['1,188.6', 118_860],
    [' 9 ', 900],
    ['0.29', 29],
    ['5.', 500],
    ['999999999999.99', 99_999_999_999_999],
  ])('%s', (text, fen) => expect(typedFen(text)).toBe(fen))

  it.each(['', '.5', '1.234', '-1', '1e3', '１', '0x10', '1..2', '1000000000000', 'NaN', '¥5'])(
    '«%s» is none',
    (text) => expect(typedFen(text)).toBeUndefined(),
  )

  it('come back as they went, to the fen', () => {
    for (let fen = 0; fen < 30_000; fen += 7) expect(typedFen(typedYuan(fen))).toBe(fen)
  })
})
