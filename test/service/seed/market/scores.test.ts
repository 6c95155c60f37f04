import { expect, it } from 'vitest'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from './market.ts'
import { createScores, factors } from './scores.ts'

it('the median of an industry is its middle value, or the mean of the two in the middle', () => {
  const scores = createScores(createMarket(today(Date.UTC(2026, 10, 23, 2))))
  const even = new Set<boolean>()
  for (const { factorId } of factors) {
    const ranking = scores.ranking([factorId])
    for (const branch of new Set(ranking.map(({ stock }) => stock.plateIds[0]))) {
      const rows = ranking.filter(({ stock }) => stock.plateIds[0] === branch)
      // Already ranked, best first: removed from both ends.
      while (rows.length > 2) {
        rows.shift()
        rows.pop()
      }
      even.add(rows.length === 2)
      const middle = rows.reduce((sum, { score }) => sum + score, 0) / rows.length
      const of = rows[0] && scores.of(rows[0].stock)?.factors.find(({ id }) => id === factorId)
      expect(of?.median).toBe(middle)
    }
  }
  expect(even.size).toBe(2)
})
