import { object, string } from 'valibot'
import { parsed } from '#lib/text/parsed.ts'

/**
 * The selection and input of a simulation; `clientNo` identifies the request: sending it again returns the first
 * result.
 */
export interface Draft {
  /** A strategy, prefixed with `coupon:` where a coupon opens it. */
  way: string
  passagewayId: string
  capital: string
  clientNo: string
}

const Kept = object({ way: string(), passagewayId: string(), capital: string(), clientNo: string() })

/** The stored draft; undefined where none is readable. */
export function readDraft(text: string): Draft | undefined {
  return parsed(Kept, text)
}

/** The passageway of a strategy that a coupon opens. */
export function byCoupon(strategyId: string): string {
  return `coupon:${strategyId}`
}

/** The strategy of a passageway, and whether a coupon opens it. */
export function wayOf(way: string): { strategyId: string; isByCoupon: boolean } {
  const isByCoupon = way.startsWith('coupon:')
  return { strategyId: isByCoupon ? way.slice('coupon:'.length) : way, isByCoupon }
}
