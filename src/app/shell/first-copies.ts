import type { SavedCopy } from '#app/inline/boot-window.ts'
import { createSnapshots, type Snapshot, type Snapshots } from '#data/offline/snapshot.ts'
import type { FirstRead } from '#data/page/first-read.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** The snapshots below these: both are in one chunk, loaded on first use. */
export { createSnapshots }

/** The most pages that are stored, and the most characters of them all together. */
const MOST = 4
const ROOM = 60_000

/** A copy here does not have its page. */
const UNNAMED = { route: '', title: '' }

/** Read by the inline script, keyed by `callKey`. */
type Copies = Record<string, SavedCopy>

/**
 * Snapshots that also store the answers a document may begin with in synchronous storage, so that the inline script can
 * paint them before the first paint. They are removed with their account.
 * @param readOf the first read whose answer has this key, if a page's document may begin with it
 */
export function withFirstCopies(
  snapshots: Snapshots,
  local: AppStorage,
  account: () => string,
  readOf: (key: string, route: string) => Promise<Pick<FirstRead, 'lead'> | undefined>,
): Snapshots {
  const name = (of: string) => ownKey(of, 'first')
  return {
    ...snapshots,
    async write(key, snapshot) {
      const of = name(account())
      // Before any await: after a sign-out it would be written for the next account.
      const written = snapshots.write(key, snapshot)
      // If the code that knows is missing, the database still has it.
      const read = await readOf(key, snapshot.route).catch(() => undefined)
      if (read && of === name(account())) local.set(of, added(local.get(of), key, copyOf(snapshot, read)))
      return await written
    },
    async remove(which) {
      const of = name(account())
      const removed = await snapshots.remove(which)
      // The database may be out of reach, or have dropped one that is here.
      const isHere = Object.entries(read(local.get(of))).some(([key, copy]) => which({ ...copy, ...UNNAMED }, key))
      // These copies do not have their route; the database still has the others.
      if (removed || isHere) local.remove(of)
      return removed || isHere
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

function copyOf({ value, savedAt }: Snapshot, { lead }: Pick<FirstRead, 'lead'>): SavedCopy {
  const picture = fileAt(lead?.(value))
  return { value, savedAt, ...(picture && { lead: picture }) }
}

/** Newest first; what does not fit is only in the database. */
function added(kept: string | null, key: string, copy: SavedCopy): string {
  const older = Object.entries(read(kept)).filter(([each]) => each !== key)
  const copies = [[key, copy] as const, ...older].slice(0, MOST)
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
