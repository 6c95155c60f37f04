import type { Files, StoredFile } from '#edge/documents.ts'

const { statSync, readFileSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')
const { createHash } = process.getBuiltinModule('node:crypto')

/** How much is held, bytes: more than a build has. */
const MEMORY = 64 * 1024 * 1024

interface Held extends StoredFile {
  changed: string
}

/**
 * The files of folders, the first that has one. Each is read again once it has changed, so that a release needs no
 * restart.
 */
export function filesIn(folders: readonly string[]): Files {
  const held = new Map<string, Held>()
  let size = 0
  const drop = (place: string) => {
    size -= held.get(place)?.body.length ?? 0
    held.delete(place)
  }
  const read = (place: string): StoredFile | null => {
    // At once: to hand it to a thread takes longer than to ask for what the system has in memory.
    const stat = statSync(place, { throwIfNoEntry: false })
    if (!stat?.isFile()) return null
    const changed = `${stat.mtimeMs} ${stat.size} ${stat.ino}`
    const found = held.get(place)
    if (found?.changed === changed) return found
    drop(place)
    const body = new Uint8Array(readFileSync(place))
    const version = createHash('sha256').update(body).digest('base64url').slice(0, 20)
    const fresh = { body, version, changed }
    held.set(place, fresh)
    size += body.length
    for (const oldest of held.keys()) {
      if (size <= MEMORY) break
      drop(oldest)
    }
    return fresh
  }
  return async (path) => {
    for (const folder of folders) {
      const found = read(join(folder, path))
      if (found) return found
    }
    return null
  }
}
