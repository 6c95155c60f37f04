import { reload } from '#session/leave.ts'
import type { AppStorage } from '#session/storage.ts'

declare const __BUILD__: string

const KEY = 'chunkReload'
/** The page that such a reload brings may be short of its code as well: it says so and loads nothing, ms. */
const REST = 10 * 60_000

/**
 * What to do about page code that is gone, as after a deploy: one reload per build, none after another, never over typed text.
 * Returns true when the page is being reloaded; otherwise a sentence is due.
 */
export function createOnLostChunk(tab: AppStorage, dirty: () => boolean, report: (error: unknown) => void) {
  return (error: unknown): boolean => {
    report(error)
    if (dirty() || !navigator.onLine) return false
    const [build, at] = (tab.get(KEY) ?? '').split(' ')
    if (build === __BUILD__ || Date.now() - Number(at) < REST) return false
    // Blocked storage cannot remember the reload: better none than one after the other.
    if (!tab.set(KEY, `${__BUILD__} ${Date.now()}`)) return false
    reload()
    return true
  }
}
