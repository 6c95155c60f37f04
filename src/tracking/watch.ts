import type { Tracker } from './tracker.ts'

const BEAT_SECONDS = 30

/**
 * Sends beats while the page is visible, and the waiting reports whenever it is about to disappear or the network is
 * back.
 */
export function watchPage(tracker: Tracker, page: Document, view: Window): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const beat = () => {
    tracker.beat(BEAT_SECONDS)
    flush()
  }
  const flush = () => void tracker.flush()
  const follow = () => {
    clearInterval(timer)
    if (page.visibilityState === 'visible') timer = setInterval(beat, BEAT_SECONDS * 1000)
    else flush()
  }
  follow()
  page.addEventListener('visibilitychange', follow)
  view.addEventListener('online', flush)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', follow)
    view.removeEventListener('online', flush)
  }
}
