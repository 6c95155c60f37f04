import { createSnapshots, type Snapshots } from '#data/offline/snapshot.ts'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** The snapshots below these: both are in one chunk, loaded on first use. */
export { createSnapshots }

/** The most pages that are stored, and the most characters of them all together. */
const MOST = 4
const ROOM = 60_000

/** Read by the inline script, keyed by `callKey`. */
type Copies = Record<string, { value: unknown; savedAt: number }>

/**
 * Snapshots that also store the answers a document may begin with in synchronous storage, so that the inline script can
 * paint them before the first paint. They are removed with their account.
 * @param isFirst whether a page's document may begin with the answer under this key
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
      // Before any await: after a sign-out it would be written for the next account.
      const written = snapshots.write(key, snapshot)
      // If the code that knows is missing, the database still has it.
      const first = await isFirst(key, snapshot.route).catch(() => false)
      if (first && of === name(account())) local.set(of, added(local.get(of), key, snapshot))
      await written
    },
    async remove(which) {
      const of = name(account())
      const removed = await snapshots.remove(which)
      // These copies do not have their route; the database still has the others.
      if (removed) local.remove(of)
      return removed
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

/** Newest first; what does not fit is only in the database. */
function added(kept: string | null, key: string, { value, savedAt }: Copies[string]): string {
  const older = Object.entries(read(kept)).filter(([each]) => each !== key)
  const copies = [[key, { value, savedAt }] as const, ...older].slice(0, MOST)
  const fitting = copies.filter((_, at) => JSON.stringify(copies.slice(0, at + 1)).length <= ROOM)
  return JSON.stringify(Object.fromEntries(fitting))
}

function read(kept: string | null): Copies {
  try {
    return Object(JSON.parse(kept ?? '{}')) as Copies // written by this file; invalid content has no matching entries
  } catch {
    return {}
  }
}
