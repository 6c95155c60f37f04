/**
 * External addresses our pages may link to, by exact host and by path: WeChat's articles, WeCom's contacts and
 * customer service, short links of the e-sign vendor, the industry association's register, app stores. No address that
 * redirects by a parameter is among them (open.weixin.qq.com is left out for its `redirect_uri`). A broker is added
 * once the operator has a contract with one.
 */
const allowedPaths: ReadonlyMap<string, RegExp> = new Map([
  ['mp.weixin.qq.com', /^\/s(?:\/[\w-]+)?$/],
  ['work.weixin.qq.com', /^\/(?:kfid|kf|ca|gm|u)\/[\w-]+$/],
  ['smlt.esign.cn', /^\/\w+$/],
  ['gs.sac.net.cn', /^\/(?:pages\/registration\/[\w.-]+)?$/],
  ['beian.miit.gov.cn', /^\/$/],
  ['apps.apple.com', /^\/[a-z]{2}\/app\/(?:[^/]+\/)?id\d+$/],
  ['sj.qq.com', /^\/appdetail\/[\w.]+$/],
  ['appgallery.huawei.com', /^\/(?:app\/C\d+)?$/],
])

/** The address if our pages may link to it, else null. */
export function allowedAddress(target: string): URL | null {
  // oxlint-disable-next-line no-control-regex
  if (target.length > 2048 || /[\x00-\x20\x7f\\]/.test(target)) return null
  let url: URL
  try {
    url = new URL(target)
  } catch {
    return null
  }
  // Only the URL parser reads `https:host` and `https:///host` as a host.
  const plain =
    /^https:\/\/[^/]/i.test(target) &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  return plain && isListed(url) ? url : null
}

function isListed({ hostname, pathname, search, hash }: URL): boolean {
  return (allowedPaths.get(hostname)?.test(pathname) ?? false) && !holdsAddress(search + hash)
}

/** Whether a query names another address, however often it is encoded: nobody listed needs one, and some might follow it. */
function holdsAddress(query: string): boolean {
  let text = query
  for (let depth = 0; depth < 5; depth++) {
    if (/[/\\]{2}|\b(?:https?|javascript|data|weixin|intent):/i.test(text)) return true
    const next = decodedOnce(text)
    if (next === text) return false
    text = next
  }
  return true
}

function decodedOnce(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}
