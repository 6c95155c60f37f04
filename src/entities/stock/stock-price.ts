import { type Numeric, price } from '#lib/number/money.ts'

/** Funds are quoted to the third decimal. */
const FUND = /^(?:SH5|SZ1)/

/** Decimals of a symbol's price. */
export function digitsOf(symbol: string): number {
  return FUND.test(symbol) ? 3 : 2
}

/** A price of this symbol, in yuan, as it is quoted: '1,688.00', or '1.236' for a fund; '--' without one. quotes §3 */
export function stockPrice(symbol: string, value: Numeric): string {
  return price(value, digitsOf(symbol))
}
