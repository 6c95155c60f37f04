/** Stocks that were followed, for learning. product PL-01 */
export const CASES = '/case'

/** One case. product PL-03 */
export function caseHref(caseId: string): string {
  return `${CASES}/stock/${encodeURIComponent(caseId)}`
}

/** A series of cases by one analyst. product PL-02 */
export function caseChannelHref(channelId: string): string {
  return `${CASES}/channel/${encodeURIComponent(channelId)}`
}

/** Pools of advised stocks. product PL-05 */
export const POOLS = '/pool'

/** One of them. */
export function poolHref(columnId: string): string {
  return `${POOLS}?column=${encodeURIComponent(columnId)}`
}

/** What was advised on one stock of a pool. product PL-06 */
export function poolStockHref(columnId: string, symbol: string): string {
  return `${POOLS}/${encodeURIComponent(columnId)}/${encodeURIComponent(symbol)}`
}

/** Past records of the pools, for everybody. product PL-07 */
export const PROMO_STOCKS = '/promo-stock'

/** A strategy behind the cases. product PL-04 */
export function caseStrategyHref(strategyId: string): string {
  return `${CASES}/strategy/${encodeURIComponent(strategyId)}`
}
