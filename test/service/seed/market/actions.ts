import { isTraded } from './actors.ts'
import { dateOf, dayIndex } from './calendar.ts'
import type { Stock } from './roster.ts'

/** What a share gets on an ex day: `cash` in ticks, `bonus` new shares. */
export interface Action {
  cash: number
  bonus: number
}

/** Ex days of stocks with fixed quotes, some by date; EX has one every day. */
const FIXED: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  SH600901: {
    '2023-07-12': { cash: 28, bonus: 0 },
    '2024-07-10': { cash: 30, bonus: 0.2 },
    '2025-07-09': { cash: 32, bonus: 0 },
    '2026-07-08': { cash: 35, bonus: 0.1 },
  },
  SH600902: { '2024-06-19': { cash: 12, bonus: 0 }, '2025-06-18': { cash: 15, bonus: 0 } },
  SZ000901: { '2025-05-28': { cash: 40, bonus: 0.4 } },
}

/** The distribution of a stock on the day that begins at `midnight`. */
export function actionOn(stock: Stock, midnight: number): Action | undefined {
  const { actor, symbol } = stock
  if (actor === 'EX') return { cash: 10, bonus: 0 }
  if (actor === 'BUSY') return ofBusy(stock, midnight)
  return FIXED[symbol]?.[dateOf(midnight)]
}

/** Every half year, in turn cash alone, new shares alone, and both; not while it is suspended. */
function ofBusy(stock: Stock, midnight: number): Action | undefined {
  const index = dayIndex(midnight)
  const place = index + (stock.phase ?? 0) * 29
  if (place % 122 !== 60 || !isTraded(stock, index, midnight)) return undefined
  return HALF_YEARS[Math.floor(place / 122) % HALF_YEARS.length]
}

const HALF_YEARS: readonly Action[] = [
  { cash: 25, bonus: 0 },
  { cash: 0, bonus: 0.3 },
  { cash: 35, bonus: 0.1 },
]

/** Whether its price is adjusted at all. */
export function hasActions({ actor, symbol }: Stock): boolean {
  return actor === 'EX' || actor === 'BUSY' || FIXED[symbol] !== undefined
}
