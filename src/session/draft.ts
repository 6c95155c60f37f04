import type { AppStorage } from '#session/storage.ts'

/** Typed text that survives a reload, a release and a new authorization, but not the tab or a sign-out. */
export interface Drafts {
  get(key: string): string
  /** An empty text removes the draft. */
  set(key: string, text: string): void
  /** Removes all drafts. */
  clear(): void
  /** How often all were removed: what was typed before that is nobody's any more. */
  era(): number
}

const PREFIX = 'draft:'
/** A thousand of the widest characters, plus their overhead. */
const LONGEST = 50_000

export function createDrafts(tab: AppStorage): Drafts {
  let era = 0
  return {
    get: (key) => tab.get(PREFIX + key) ?? '',
    set(key, text) {
      if (text === '') tab.remove(PREFIX + key)
      else tab.set(PREFIX + key, text.slice(0, LONGEST))
    },
    clear() {
      era += 1
      for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.remove(key)
    },
    era: () => era,
  }
}
