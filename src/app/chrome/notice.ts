/** A message that stays until it is dismissed, above a page that remains usable. */
interface Notice {
  text: string
  retry?: () => void
  /** The path to which the login by mobile number returns, where that is another way on. */
  login?: string
}

export interface NoticeBoard {
  get(): Notice | null
  show(notice: Notice | null): void
  subscribe(notify: () => void): () => void
}

/** Holds the current notice; boot and session use it before and after the first render. */
export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>()
  let current: Notice | null = null
  return {
    get: () => current,
    show(notice) {
      current = notice
      for (const notify of listeners) notify()
    },
    subscribe(notify) {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}
