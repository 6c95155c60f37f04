/** Parameters that WeChat and its authorization add to an address. `scene` is ours (product 0.4) and stays. */
const ADDED: ReadonlySet<string> = new Set([
  'code',
  'state',
  'from',
  'isappinstalled',
  'nsukey',
  'wxshare_count',
  'wx_header',
  'wxfrom',
  'pass_ticket',
  'exportkey',
  'clicktime',
  'enterid',
  'ascene',
  'subscene',
  'devicetype',
  'nettype',
])

/** The address without WeChat's parameters; the others keep their order and spelling, and so does the hash. */
export function dropWechatParams(url: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter((part) => part !== '' && !ADDED.has(nameOf(part)))
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash
}

function nameOf(part: string): string {
  // Unlike decodeURIComponent, this accepts a broken escape.
  const [first] = new URLSearchParams(part).keys()
  return (first ?? '').toLowerCase()
}
