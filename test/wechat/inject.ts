import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

const entry = new URL('./page/bridge.ts', import.meta.url)
const folder = new URL('./bridge/', import.meta.url)
let version: string | undefined

/**
 * Puts the bridge in front of every other script of a page, as WeChat does with its own. The address changes with the
 * code, so the browser may keep it for good and a page opened offline still has its bridge.
 */
export function injectBridge(html: string): string {
  version ??= versionOf()
  const tag = `<script src="/__wechat/bridge.js?v=${version}"></script>`
  const head = /<head(?:\s[^>]*)?>/i.exec(html)
  if (!head) return tag + html
  const charset = /^\s*<meta charset[^>]*>/i.exec(html.slice(head.index + head[0].length))
  const end = head.index + head[0].length + (charset?.[0].length ?? 0)
  return html.slice(0, end) + tag + html.slice(end)
}

function versionOf(): string {
  const hash = createHash('sha256').update(readFileSync(entry))
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(name, folder)))
  return hash.digest('hex').slice(0, 10)
}

/** A page's policy for the server «inside WeChat»: the simulator on the same origin may frame it, nobody else. */
export function framePolicy(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}
