/** How far a price may move in a day, and how its limits are rounded. quotes §1 */
export interface LimitRule {
  /** Whole percent; null: no limit. */
  percent: number | null
  /** 北交所 cuts the upper limit down and the lower one up; the others round half up. */
  isBse: boolean
}

/** The limits of a day in ticks; at least one tick from the close before. All are whole numbers: no float loses one. */
export function limitsOf(before: number, { percent, isBse }: LimitRule): { upper: number; lower: number } | undefined {
  if (percent === null) return undefined
  const up = before * (100 + percent)
  const down = before * (100 - percent)
  const upper = isBse ? Math.floor(up / 100) : Math.floor((up + 50) / 100)
  const lower = isBse ? Math.ceil(down / 100) : Math.floor((down + 50) / 100)
  return { upper: Math.max(upper, before + 1), lower: Math.max(1, Math.min(lower, before - 1)) }
}

/** The exchange's reference price after a payment of `cash` ticks and `bonus` new shares for each, in ticks, half up. */
export function referenceOf(before: number, { cash, bonus }: { cash: number; bonus: number }): number {
  return Math.max(1, Math.floor((before - cash) / (1 + bonus) + 0.5))
}
