/** Stock cases, for learning. PL-01 */
export const CASES = '/case'

/** One case. PL-03 */
export function caseHref(caseId: string): string {
  return `${CASES}/stock/${encodeURIComponent(caseId)}`
}

/** A series of cases by one analyst. PL-02 */
export function caseChannelHref(channelId: string): string {
  return `${CASES}/channel/${encodeURIComponent(channelId)}`
}

/** Pools of advised stocks. PL-05 */
export const POOLS = '/pool'

/** One of them. */
export function poolHref(columnId: string): string {
  return `${POOLS}?column=${encodeURIComponent(columnId)}`
}

/** The advice on one stock of a pool. PL-06 */
export function poolStockHref(columnId: string, symbol: string): string {
  return `${POOLS}/${encodeURIComponent(columnId)}/${encodeURIComponent(symbol)}`
}

/** Past records of the pools, public. PL-07 */
export const PROMO_STOCKS = '/promo-stock'

/** A strategy behind the cases. PL-04 */
export function caseStrategyHref(strategyId: string): string {
  return `${CASES}/strategy/${encodeURIComponent(strategyId)}`
}
