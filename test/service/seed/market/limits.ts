/** Daily price limits, and how they are rounded. quotes §1 */
export interface LimitRule {
  /** Whole percent; null: no limit. */
  percent: number | null
  /** 北交所 rounds both limits inwards; the others round half up. */
  isBse: boolean
}

/**
 * The limits of a day in ticks; at least one tick from the previous close. All are integers, so floating point is
 * exact.
 */
export function limitsOf(before: number, { percent, isBse }: LimitRule): { upper: number; lower: number } | undefined {
  if (percent === null) return undefined
  const up = before * (100 + percent)
  const down = before * (100 - percent)
  const upper = isBse ? Math.floor(up / 100) : Math.floor((up + 50) / 100)
  const lower = isBse ? Math.ceil(down / 100) : Math.floor((down + 50) / 100)
  return { upper: Math.max(upper, before + 1), lower: Math.max(1, Math.min(lower, before - 1)) }
}

/**
 * The exchange's reference price after a distribution of `cash` ticks and `bonus` new shares per share, in ticks, half
 * up.
 */
export function referenceOf(before: number, { cash, bonus }: { cash: number; bonus: number }): number {
  return Math.max(1, Math.floor((before - cash) / (1 + bonus) + 0.5))
}
