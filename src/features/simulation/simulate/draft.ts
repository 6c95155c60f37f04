import { is, object, string } from 'valibot'

/** What is chosen and typed for a simulation; `clientNo` names the press: sending it again answers the first. */
export interface Draft {
  /** A strategy, with `coupon:` before it where a coupon opens it. */
  way: string
  passagewayId: string
  capital: string
  clientNo: string
}

const Kept = object({ way: string(), passagewayId: string(), capital: string(), clientNo: string() })

/** The kept draft; undefined where none is readable. */
export function readDraft(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text || 'null')
    return is(Kept, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The way of a strategy that a coupon opens. */
export function byCoupon(strategyId: string): string {
  return `coupon:${strategyId}`
}

/** Which strategy a way follows, and whether a coupon opens it. */
export function wayOf(way: string): { strategyId: string; isByCoupon: boolean } {
  const isByCoupon = way.startsWith('coupon:')
  return { strategyId: isByCoupon ? way.slice('coupon:'.length) : way, isByCoupon }
}
