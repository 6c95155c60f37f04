/** What WeChat and its authorization add to an address. `scene` is ours (product 0.4) and stays. */
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

/** The address without WeChat's own parameters; the others keep their order and spelling, the hash stays. */
export function dropWechatParams(url: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter((part) => part !== '' && !ADDED.has(nameOf(part)))
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash
}

function nameOf(part: string): string {
  // Unlike decodeURIComponent this reads a broken escape as it stands.
  const [first] = new URLSearchParams(part).keys()
  return (first ?? '').toLowerCase()
}
