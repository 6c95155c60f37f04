/** The list of the visitor's stocks. */
export const STOCKS = '/stock'
/** Where stocks are looked for. */
export const STOCK_SEARCH = '/stock-search'

/** The page of one stock. */
export function stockHref(symbol: string): string {
  return `${STOCKS}/${encodeURIComponent(symbol)}`
}

/** All stocks by their scores. product ST-05 */
export const SCORES = '/score'

/** What one stock scores, and why. product ST-06 */
export function scoreHref(symbol: string): string {
  return `${SCORES}/${encodeURIComponent(symbol)}`
}

/** What a model finds about one stock. product ST-04 */
export function diagnoseHref(symbol: string): string {
  return `/diagnose/${encodeURIComponent(symbol)}`
}

/** A piece of news, an announcement or research on a stock. product NW-05 */
export function stockDocHref(kind: 'news' | 'announce' | 'research', id: string): string {
  return `/stock-doc/${kind}/${encodeURIComponent(id)}`
}

/** Questions about stocks, of one stock with its symbol. product ST-07 */
export const STOCK_QA = '/stock-qa'

/** Announcements on the visitor's stocks. product ST-08 */
export const STOCK_NOTICES = '/stock-alert'

/** 特色指标. product ST-09 */
export const INDICATORS = '/quote-index'
