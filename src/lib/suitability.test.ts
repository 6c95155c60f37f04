import { expect, test } from 'vitest'
import { suitableLevels } from './suitability.ts'

test.each([
  ['R1', 'C1（含最低类别）、C2、C3、C4、C5'],
  ['R2', 'C2、C3、C4、C5'],
  ['R3', 'C3、C4、C5'],
  ['R4', 'C4、C5'],
  ['R5', 'C5'],
])('%s fits %s', (level, customers) => expect(suitableLevels(level)).toBe(customers))

test.each(['', 'R6', 'r1', 'constructor'])('a level that is not known fits nobody: %s', (level) =>
  expect(suitableLevels(level)).toBeUndefined(),
)
