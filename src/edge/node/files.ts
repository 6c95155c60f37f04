import type { Files, StoredFile } from '#edge/documents.ts'

const { statSync, readFileSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')
const { createHash } = process.getBuiltinModule('node:crypto')

/** Limit of the cache, bytes: more than the size of a build. */
const MEMORY = 64 * 1024 * 1024
/** A file is checked for changes at most so often, ms. */
const CHECK = 100

interface Held {
  file: StoredFile
  changed: string
  checked: number
}

/** What differs after each change of a file; undefined where there is none, or for a name that the system rejects. */
function changeOf(place: string): string | undefined {
  try {
    const stat = statSync(place)
    // Not the time of its content: an archive may set the same for every release.
    return stat.isFile() ? `${stat.ctimeMs} ${stat.size} ${stat.ino}` : undefined
  } catch {
    return undefined
  }
}

/** Files of the first folder that has them. A changed file is read again, so that a release needs no restart. */
export function filesIn(folders: readonly string[]): Files {
  const held = new Map<string, Held>()
  let size = 0
  let lastRead = 0
  const drop = (place: string) => {
    size -= held.get(place)?.file.body.length ?? 0
    held.delete(place)
  }
  const read = (place: string): StoredFile | null => {
    const known = held.get(place)
    const now = performance.now()
    // Once a file of a release was read, no other one is of the release before: the worker caches them together.
    if (known && now - known.checked < CHECK && known.checked >= lastRead) return known.file
    // Synchronous: faster than a thread for a file that the system has in memory.
    const changed = changeOf(place)
    if (known && known.changed === changed) {
      known.checked = now
      return known.file
    }
    drop(place)
    if (changed === undefined) return null
    const body = new Uint8Array(readFileSync(place))
    const version = createHash('sha256').update(body).digest('base64url').slice(0, 20)
    const file = { body, version }
    held.set(place, { file, changed, checked: now })
    lastRead = now
    size += body.length
    for (const oldest of held.keys()) {
      if (size <= MEMORY) break
      drop(oldest)
    }
    return file
  }
  return async (path) => {
    for (const folder of folders) {
      const found = read(join(folder, path))
      if (found) return found
    }
    return null
  }
}
