/**
 * A listed stock as everything here names it: `SH600519` for `600519.SH` and `sh600519`. Numbers of 北交所 from before
 * October 2025 (43…, 83…, 87…) lead to their present ones, which kept the last three digits. product 0.1, quotes §1
 */
export function symbolOf(text: string): string {
  const plain = text.trim().toUpperCase()
  const [, digits = '', market = ''] = /^(\d{6})\.(SH|SZ|BJ)$/.exec(plain) ?? []
  const symbol = market === '' ? plain : market + digits
  return symbol.replace(/^BJ(?:43|83|87)\d(\d{3})$/, 'BJ920$1')
}
