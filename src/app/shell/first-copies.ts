import type { Snapshots } from '#data/offline/snapshot.ts'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** Kept at most: pages, and characters of them all together. */
const MOST = 4
const ROOM = 60_000

/** What the inline script reads, by `callKey`. */
type Copies = Record<string, { value: unknown; savedAt: number }>

/**
 * Snapshots that also put the answers a document may begin with where they can be read without waiting: the inline
 * script draws them before the first paint. They go with their account.
 * @param isFirst whether the document of a page may begin with the answer under this key
 */
export function withFirstCopies(
  snapshots: Snapshots,
  local: AppStorage,
  account: () => string,
  isFirst: (key: string, route: string) => Promise<boolean>,
): Snapshots {
  const name = (of: string) => ownKey(of, 'first')
  return {
    ...snapshots,
    async write(key, snapshot) {
      const of = name(account())
      // Where the code that knows is gone, the database still has it.
      const first = await isFirst(key, snapshot.route).catch(() => false)
      // Whoever it was has not signed out meanwhile.
      if (first && of === name(account())) local.set(of, added(local.get(of), key, snapshot))
      await snapshots.write(key, snapshot)
    },
    async remove(route) {
      // They do not say where they are shown; the database still has the others.
      local.remove(name(account()))
      await snapshots.remove(route)
    },
    async purge(of) {
      local.remove(name(of))
      await snapshots.purge(of)
    },
    async clear() {
      local.remove(name(account()))
      await snapshots.clear()
    },
  }
}

/** Newest first; what finds no room any more is left to the database. */
function added(kept: string | null, key: string, { value, savedAt }: Copies[string]): string {
  const older = Object.entries(read(kept)).filter(([each]) => each !== key)
  const copies = [[key, { value, savedAt }] as const, ...older].slice(0, MOST)
  const fitting = copies.filter((_, at) => JSON.stringify(copies.slice(0, at + 1)).length <= ROOM)
  return JSON.stringify(Object.fromEntries(fitting))
}

function read(kept: string | null): Copies {
  try {
    return Object(JSON.parse(kept ?? '{}')) as Copies // written by this file; rubbish has no entries that fit
  } catch {
    return {}
  }
}
