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

/** What was advised on one stock of a pool. product PL-06 */
export function poolStockHref(columnId: string, symbol: string): string {
  return `${POOLS}/${encodeURIComponent(columnId)}/${encodeURIComponent(symbol)}`
}
