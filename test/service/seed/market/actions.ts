import { dateOf } from './calendar.ts'
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

/** What the holders of a stock get on the day that begins at `midnight`. */
export function actionOn({ actor, symbol }: Stock, midnight: number): Action | undefined {
  if (actor === 'EX') return { cash: 10, bonus: 0 }
  return FIXED[symbol]?.[dateOf(midnight)]
}

/** Whether its price is adjusted at all. */
export function hasActions({ actor, symbol }: Stock): boolean {
  return actor === 'EX' || FIXED[symbol] !== undefined
}
