import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AmountLines } from './amount.tsx'

afterEach(cleanup)

it('an amount too large for capital numerals is shown in digits, and the page does not crash', () => {
  render(<AmountLines title="退款金额" lines={[{ name: '应退', amountFen: 1e15 }]} />)
  expect(document.body.textContent).toContain('大写：人民币10000000000000.00元')
})
