import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

/** 2026-11-21 in Shanghai, still the 20th in Greenwich. */
const NOW = Date.UTC(2026, 10, 20, 18)

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['1961-11-21', 65],
  ['1961-11-22', 64],
  ['2026-11-21', 0],
  ['2026-11-22', null],
  ['1905-01-01', null],
  ['2001-02-29', null],
  ['2000-02-29', 26],
  ['', null],
  ['1990-1-1', null],
  ['1990-01-01T00:00', null],
])('born %s: %s', (birthDate, age) => expect(ageOn(birthDate, NOW)).toBe(age))
