import { expect, test } from 'vitest'
import type { CaseRank } from '#api/shapes/stock-case.ts'
import { sampleOf } from './periods.ts'

/** A ranking of records with these results; one without a result is masked. */
function rank(count: number, rates: readonly (number | undefined)[]): CaseRank {
  const list = rates.map((profitRate, at) => ({ caseId: `C${at}`, ...(profitRate !== undefined && { profitRate }) }))
  // A bar needs only a record's result.
  return { period: '1Y', sample: { count, winCount: 1 }, asOf: 0, list: list as unknown as CaseRank['list'] }
}
const bars = (count: number, rates: readonly (number | undefined)[]) => sampleOf(rank(count, rates), () => '').rates

test('every closed record is a bar, the worst first', () => {
  expect(bars(3, [0.1, -0.2, 0.05])).toEqual([-0.2, 0.05, 0.1])
})

test('without all records there are no bars: a part would be a selection', () => {
  expect(bars(4, [0.1, -0.2, 0.05])).toBeUndefined()
  expect(bars(3, [0.1, -0.2, undefined])).toBeUndefined()
})
