import { STAMP_RATE, TRANSFER_RATE } from '#lib/number/fees.ts'
import { share } from '#lib/number/rate.ts'
import { decimalUnits } from '#lib/text/typed/amount.ts'

/** The costs of a back-test that can be chosen: the commission in ten-thousandths, the slippage in percent. */
export type Cost = 'fee' | 'slippage'

/** The highest input and one press of a stepper, in hundredths of the unit; `unit`: as it may be typed. */
const BOUNDS: Readonly<Record<Cost, { most: number; step: number; unit?: RegExp }>> = {
  fee: { most: 3_000, step: 50 },
  slippage: { most: 100, step: 5, unit: / ?%$/ },
}

/** As hundredths of its unit; undefined where it cannot be used. */
export function costUnits(cost: Cost, text: string): number | undefined {
  const { most, unit } = BOUNDS[cost]
  const units = decimalUnits(text, 2, unit)
  return units === undefined || units > most ? undefined : units
}

/** The text after a press of its stepper; an invalid one starts over. */
export function stepped(cost: Cost, text: string, by: -1 | 1): string {
  const { most, step } = BOUNDS[cost]
  const units = (costUnits(cost, text) ?? 0) + by * step
  return String(Math.min(most, Math.max(0, units)) / 100)
}

/**
 * What a rule costs in a year at its usual turnover; '' where either is unknown. Turnover counts sales, so each is
 * bought once, too: slippage and commission come twice, the duty once. The minimum of an order is left out.
 */
export function yearlyWords(turnover: number | undefined, typed: Readonly<Record<Cost, string>>): string {
  const [fee, slippage] = [costUnits('fee', typed.fee), costUnits('slippage', typed.slippage)]
  if (turnover === undefined || fee === undefined || slippage === undefined) return ''
  const slipped = turnover * 2 * (slippage / 10_000)
  const charged = turnover * (2 * (fee / 1_000_000) + STAMP_RATE + 2 * TRANSFER_RATE)
  const times = (Math.round(turnover * 10) / 10).toFixed(1)
  return `这套规则一年换手约${times}倍：滑点一年约${share(slipped)}，费用约${share(charged)}，结果里都会扣除。估算未计每笔最低佣金。`
}
