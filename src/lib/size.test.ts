import { expect, test } from 'vitest'
import { size } from './size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [12_540, '12.5 KB'],
  [3_200_000, '3.2 MB'],
  [-1, '--'],
  [Number.NaN, '--'],
])('%d bytes are %s', (bytes, text) => expect(size(bytes)).toBe(text))
