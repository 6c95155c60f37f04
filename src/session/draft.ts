import { GUEST } from '#session/account.ts'
import type { Identity } from '#session/identity.ts'
import type { AppStorage } from '#session/storage.ts'

/** Typed text that survives a reload, a release and a new authorization, but not the tab or a sign-out. */
export interface Drafts {
  get(key: string): string
  /** An empty text removes the draft. */
  set(key: string, text: string): void
  /** How often they were removed: what a page shows of them is nobody's any more. */
  era(): number
}

const PREFIX = 'draft:'
/** Whose they are; missing for a guest. */
const OWNER = `${PREFIX}owner`
/** A thousand of the widest characters, plus their overhead. */
const LONGEST = 50_000

/** What a former customer typed is removed, also in a tab whose page was gone when the customer changed. */
export function createDrafts(tab: AppStorage, identity: Identity): Drafts {
  let era = 0
  let { owner } = identity
  const follow = () => {
    if (!identity.inherits(owner)) era += 1
    owner = identity.owner
    if (!identity.inherits(tab.get(OWNER) ?? GUEST))
      for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.remove(key)
    if (owner !== GUEST) tab.set(OWNER, owner)
  }
  follow()
  identity.store.subscribe(follow)
  return {
    get: (key) => tab.get(PREFIX + key) ?? '',
    set(key, text) {
      if (text === '') tab.remove(PREFIX + key)
      else tab.set(PREFIX + key, text.slice(0, LONGEST))
    },
    era: () => era,
  }
}
