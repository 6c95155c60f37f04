import { expect, test } from 'vitest'
import { symbolOf } from './symbol.ts'

test.each([
  ['600519.SH', 'SH600519'],
  [' sh600519 ', 'SH600519'],
  ['600519', '600519'],
  ['BJ830901', 'BJ920901'],
  ['430047.BJ', 'BJ920047'],
  ['bj871981', 'BJ920981'],
  ['BJ920901', 'BJ920901'],
  ['SZ300901', 'SZ300901'],
  ['', ''],
])('%s is %s', (text, symbol) => expect(symbolOf(text)).toBe(symbol))
