import type { OutputOf } from '#api/call.ts'
import type { navbar } from '#api/domains/account/app-config.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { isIcon } from '#ui/icon.tsx'
import { type Tab, tabs } from '#ui/nav/tab-bar.tsx'

/**
 * The tabs among the server's entries, in its order and with its labels: only pages of ours that exist, each once. Our
 * own order where fewer than two are left.
 */
export function tabsOf(
  entries: OutputOf<typeof navbar>,
  isPage: (path: string) => boolean,
  origin: string,
): readonly Tab[] {
  const found = new Map<string, Tab>()
  for (const { key, label, icon, path } of entries) {
    const own = tabs.find((tab) => tab.key === key)
    const target = safeTarget(path, origin)
    if (!own || found.has(key) || label.trim() === '' || target === null) continue
    if (!isPage(target.split(/[?#]/)[0] ?? '')) continue
    found.set(key, { key: own.key, label, path: target, icon: isIcon(icon) ? icon : own.icon })
  }
  return found.size < 2 ? tabs : [...found.values()]
}
