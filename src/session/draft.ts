import { GUEST } from '#session/account.ts'
import type { AppStorage } from '#session/storage.ts'

/** Typed text that survives a reload, a release and a new authorization, but not the tab or a sign-out. */
export interface Drafts {
  get(key: string): string
  /** An empty text removes the draft. */
  set(key: string, text: string): void
  /** Removes all drafts, unless the customer who is signed in now has typed in this tab already. */
  clear(): void
  /** How often they were removed: what a page shows of them is nobody's any more. */
  era(): number
}

const PREFIX = 'draft:'
/** Whose the newest one is. */
const OWNER = `${PREFIX}owner`
/** A thousand of the widest characters, plus their overhead. */
const LONGEST = 50_000

/** @param account who is signed in, or the guest */
export function createDrafts(tab: AppStorage, account: () => string): Drafts {
  let era = 0
  return {
    get: (key) => tab.get(PREFIX + key) ?? '',
    set(key, text) {
      if (text === '') return tab.remove(PREFIX + key)
      tab.set(PREFIX + key, text.slice(0, LONGEST))
      tab.set(OWNER, account())
    },
    clear() {
      era += 1
      const owner = account()
      if (owner !== GUEST && tab.get(OWNER) === owner) return
      for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.remove(key)
    },
    era: () => era,
  }
}
