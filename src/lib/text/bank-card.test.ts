import { describe, expect, it } from 'vitest'
import { isCardNumber } from './bank-card.ts'

describe('isCardNumber', () => {
  it.each(['6222020000000000000', '4111111111111111'])('accepts %s', (digits) => {
    expect(isCardNumber(digits)).toBe(true)
  })
  it.each(['', '0000', '6222020000000000001', '4111 1111 1111 1111', '62220200000000000000', '411111111111111x'])(
    'rejects «%s»',
    (digits) => {
      expect(isCardNumber(digits)).toBe(false)
    },
  )
  it('detects every single wrong digit', () => {
    const right = '6222020000000000000'
    for (let at = 0; at < right.length; at += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const typed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
        expect(isCardNumber(typed)).toBe(typed === right)
      }
    }
  })
})
