/** The list of the visitor's stocks. */
export const STOCKS = '/stock'
/** Where stocks are looked for. */
export const STOCK_SEARCH = '/stock-search'

/** The page of one stock. */
export function stockHref(symbol: string): string {
  return `${STOCKS}/${encodeURIComponent(symbol)}`
}

/** All stocks by their scores. ST-05 */
export const SCORES = '/score'

/** What one stock scores, and why. ST-06 */
export function scoreHref(symbol: string): string {
  return `${SCORES}/${encodeURIComponent(symbol)}`
}

/** Where a stock is chosen to be diagnosed, and what was diagnosed before. ST-04 */
export const DIAGNOSE = `${STOCKS}?tab=diagnose`

/** What a model finds about one stock, the last time or in one of its tasks. ST-04 */
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

/** The search for a stock, with what is looked for. ST-02 */
export function stockSearchHref(words: string): string {
  return `${STOCK_SEARCH}?q=${encodeURIComponent(words)}`
}
