import { expect, test } from 'vitest'
import { size } from './size.ts'

test.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [1_000, '1.0\u00a0KB'],
  [12_540, '12.5\u00a0KB'],
  [12_550, '12.6\u00a0KB'],
  [999_949, '999.9\u00a0KB'],
  [999_950, '1.0\u00a0MB'],
  [999_999, '1.0\u00a0MB'],
  [1_050_000, '1.1\u00a0MB'],
  [3_200_000, '3.2\u00a0MB'],
  [-1, '--'],
  [Number.NaN, '--'],
])('%d bytes are %s', (bytes, text) => expect(size(bytes)).toBe(text))
