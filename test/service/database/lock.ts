import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process uses this folder. */
export class FolderTaken extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}; stop it or set DATA to another folder.`)
    this.name = 'FolderTaken'
  }
}

/** Locks a data folder for this process; returns the release. A lock of a dead process does not count. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'service.pid')
  const holder = holderOf(file)
  if (holder !== null) throw new FolderTaken(folder, holder)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    throw new FolderTaken(folder, holderOf(file) ?? 0)
  }
  return () => rmSync(file, { force: true })
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0) return null
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // Alive, but we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
      ? Number(readFileSync(file, 'utf8'))
      : null
  }
}
