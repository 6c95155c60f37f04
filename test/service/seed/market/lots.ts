import { boardOf, type Stock } from './roster.ts'

/** The least order in shares, and by how many more it may grow. quotes §6 */
export function lotOf(stock: Stock): { least: number; step: number } {
  const board = boardOf(stock)
  if (board === 'STAR') return { least: 200, step: 1 }
  return { least: 100, step: board === 'BSE' ? 1 : 100 }
}

/** The most of so many shares that one order may have; 0 below the least. */
export function inLots(stock: Stock, shares: number): number {
  const { least, step } = lotOf(stock)
  return shares < least ? 0 : least + Math.floor((shares - least) / step) * step
}
