/** The list of the visitor's stocks. */
export const STOCKS = '/stock'
/** Where stocks are looked for. */
export const STOCK_SEARCH = '/stock-search'

/** The page of one stock. */
export function stockHref(symbol: string): string {
  return `${STOCKS}/${encodeURIComponent(symbol)}`
}
