import { expect, test } from 'vitest'
import { levelWords, matchOf, suitableLevels, validityText } from './suitability.ts'

test.each([
  ['R1', 'C1（含最低类别）、C2、C3、C4、C5'],
  ['R2', 'C2、C3、C4、C5'],
  ['R3', 'C3、C4、C5'],
  ['R4', 'C4、C5'],
  ['R5', 'C5'],
])('%s matches %s', (level, customers) => expect(suitableLevels(level)).toBe(customers))

test.each(['', 'R6', 'r1', 'constructor'])('an unknown level matches nobody: %s', (level) =>
  expect(suitableLevels(level)).toBeUndefined(),
)

const NOW = Date.UTC(2026, 10, 21)
const valid = { evalExpireAt: NOW + 1 }
const services = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', undefined]
const [M, S, N, E, U, X] = ['MATCH', 'MISMATCH', 'NEVER', 'NO_EVAL', 'UNKNOWN', 'EXPIRED']

test.each([
  ['C1 lowest', { ...valid, riskLevel: 'C1', isLowest: true }, [M, N, N, N, N, U, U]],
  ['C1', { ...valid, riskLevel: 'C1' }, [M, S, S, S, S, U, U]],
  ['C2', { ...valid, riskLevel: 'C2' }, [M, M, S, S, S, U, U]],
  ['C3', { ...valid, riskLevel: 'C3' }, [M, M, M, S, S, U, U]],
  ['C4', { ...valid, riskLevel: 'C4' }, [M, M, M, M, S, U, U]],
  ['C5', { ...valid, riskLevel: 'C5' }, [M, M, M, M, M, U, U]],
  // Whatever the class, the lowest has R1 alone.
  ['C5 called lowest', { ...valid, riskLevel: 'C5', isLowest: true }, [M, N, N, N, N, U, U]],
  ['a class of tomorrow', { ...valid, riskLevel: 'C6' }, [U, U, U, U, U, U, U]],
  ['expired', { riskLevel: 'C5', evalExpireAt: NOW }, [X, X, X, X, X, U, U]],
  ['without an end', { riskLevel: 'C5' }, [X, X, X, X, X, U, U]],
  ['not evaluated', {}, [E, E, E, E, E, E, E]],
])('%s against every service', (_, customer, found) =>
  expect(services.map((level) => matchOf(customer, level, NOW))).toEqual(found),
)

test.each([
  ['2026-12-13T00:00:00+08:00', '2026-12-12'],
  ['2026-12-13T10:20:00+08:00', '2026-12-13 10:20'],
])('a class is valid until its last moment: %s', (end, last) => {
  const at = Date.parse(end)
  expect([validityText(at, at - 1), validityText(at, at)]).toEqual([`有效期至 ${last}`, `已于 ${last} 到期`])
})

test('names a level, and no unknown one', () => {
  expect(levelWords('C3')).toBe('C3 平衡型')
  expect(levelWords('C1', true)).toBe('C1 保守型（最低类别）')
  expect(levelWords('constructor')).toBeUndefined()
})
