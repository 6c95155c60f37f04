import { expect, it } from 'vitest'
import { priceParts } from './price-parts.ts'
import { yuan } from './money.ts'

it.each([
  [yuan(129_900), '¥', '1,299', '.00'],
  [yuan(-1), '−¥', '0', '.01'],
  ['免费', '', '免费', ''],
  [yuan(undefined), '', '--', ''],
])('%s is rendered as %s, %s and %s', (text, unit, whole, cents) => {
  expect(priceParts(text)).toEqual({ unit, whole, cents })
})
