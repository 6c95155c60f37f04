import { reload } from '#session/leave.ts'
import type { AppStorage } from '#session/storage.ts'

declare const __BUILD__: string

/**
 * What to do about page code that is gone, as after a deploy: one reload per build, never over typed text.
 * Returns true when the page is being reloaded; otherwise a sentence is due.
 */
export function createOnLostChunk(tab: AppStorage, dirty: () => boolean, report: (error: unknown) => void) {
  return (error: unknown): boolean => {
    report(error)
    if (dirty() || !navigator.onLine) return false
    if (tab.get('chunkReload') === __BUILD__) return false
    // Blocked storage cannot remember the reload: better none than one after the other.
    if (!tab.set('chunkReload', __BUILD__)) return false
    reload()
    return true
  }
}
