/** The visitor's watchlist. */
export const STOCKS = '/stock'
/** The stock search. */
export const STOCK_SEARCH = '/stock-search'

/** The page of one stock. */
export function stockHref(symbol: string): string {
  return `${STOCKS}/${encodeURIComponent(symbol)}`
}

/** All stocks by their scores. ST-05 */
export const SCORES = '/score'

/** The score of one stock, and its reasons. ST-06 */
export function scoreHref(symbol: string): string {
  return `${SCORES}/${encodeURIComponent(symbol)}`
}

/** Where a stock is chosen for a diagnosis, with earlier ones. ST-04 */
export const DIAGNOSE = `${STOCKS}?tab=diagnose`

/** The diagnosis of one stock, the latest or that of a task. ST-04 */
export function diagnoseHref(symbol: string, taskId?: string): string {
  const path = `/diagnose/${encodeURIComponent(symbol)}`
  return taskId === undefined ? path : `${path}?task=${encodeURIComponent(taskId)}`
}

/** A piece of news, an announcement or research on a stock. NW-05 */
export function stockDocHref(kind: 'news' | 'announce' | 'research', id: string): string {
  return `/stock-doc/${kind}/${encodeURIComponent(id)}`
}

/** Questions about stocks, of one stock with its symbol. ST-07 */
export const STOCK_QA = '/stock-qa'

/** Announcements on the visitor's stocks. ST-08 */
export const STOCK_NOTICES = '/stock-alert'

/** 特色指标. ST-09 */
export const INDICATORS = '/quote-index'

/** The stock search with a search text. ST-02 */
export function stockSearchHref(words: string): string {
  return `${STOCK_SEARCH}?q=${encodeURIComponent(words)}`
}
