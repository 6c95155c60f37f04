/** Query values without personal data that help in a diagnosis. */
const open = new Set(['scene', 'ch', 'env', 'isWechat', 'tab', 'salesNumber', 'sn', 'pageNo'])

/**
 * An address for the diagnostics page: origin and path as they are, query values hidden unless their name is listed, a
 * hash only if it is a plain name. No code, state or token is ever shown.
 */
export function maskUrl(address: string): string {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return '--'
  }
  const pairs = [...url.searchParams].map(([name, value]) => {
    const known = /^[A-Za-z][\w-]{0,31}$/.test(name) ? name : '***'
    return `${known}=${open.has(name) && /^[\w-]{0,32}$/.test(value) ? value : '***'}`
  })
  const hash = url.hash === '' || /^#[A-Za-z-]{1,24}$/.test(url.hash) ? url.hash : '#***'
  const path = url.pathname
    .split('/')
    .map((segment) => (segment.length > 40 ? '***' : segment))
    .join('/')
  return url.origin + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '') + hash
}
