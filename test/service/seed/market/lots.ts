import { boardOf, type Stock } from './roster.ts'

/** The minimum order in shares, and the increment above it. quotes §6 */
export function lotOf(stock: Stock): { least: number; step: number } {
  const board = boardOf(stock)
  if (board === 'STAR') return { least: 200, step: 1 }
  return { least: 100, step: board === 'BSE' ? 1 : 100 }
}

/** The largest valid order of at most this many shares; 0 below the minimum. */
export function inLots(stock: Stock, shares: number): number {
  const { least, step } = lotOf(stock)
  return shares < least ? 0 : least + Math.floor((shares - least) / step) * step
}
