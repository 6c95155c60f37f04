import type { Files, StoredFile } from '#edge/documents.ts'

const { statSync, readFileSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')
const { createHash } = process.getBuiltinModule('node:crypto')

/** Limit of the cache, bytes: more than the size of a build. */
const MEMORY = 64 * 1024 * 1024
/** A file is checked for changes at most so often, ms. */
const CHECK = 100
/** A file changed so recently may still be incomplete, ms. */
const WRITTEN = 300

interface State {
  /** Differs after each change. */
  changed: string
  /** Changes with a file that replaces another one. */
  ino: number
  isBeingWritten: boolean
}

interface Held extends State {
  file: StoredFile
  checked: number
}

/** The state of a file; undefined where there is none, or for a name that the system rejects. */
function stateOf(place: string): State | undefined {
  try {
    const stat = statSync(place)
    if (!stat.isFile()) return undefined
    const { mtimeMs, ctimeMs, size, ino } = stat
    // Not the time of its content: an archive may set the same for every release.
    return { changed: `${ctimeMs} ${size} ${ino}`, ino, isBeingWritten: Math.abs(Date.now() - mtimeMs) < WRITTEN }
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
    const state = stateOf(place)
    const isCopiedOver = state?.isBeingWritten === true && state.ino === known?.ino
    if (known && (known.changed === state?.changed || isCopiedOver)) {
      known.checked = now
      return known.file
    }
    drop(place)
    if (!state) return null
    const body = new Uint8Array(readFileSync(place))
    const version = createHash('sha256').update(body).digest('base64url').slice(0, 20)
    lastRead = now
    if (state.isBeingWritten) return { body, version, isBeingWritten: true }
    const file = { body, version }
    held.set(place, { ...state, file, checked: now })
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
