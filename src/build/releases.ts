import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

/** A build whose files are in the output folder. */
export interface Release {
  /** Hash of the file names, which contain content hashes. */
  build: string
  /** When it was made, ISO 8601. */
  at: string
  files: string[]
}

const LIST = 'releases.json'

/**
 * Records the build just written to `dist` and removes files that belong to none of the last `keep` builds, so that a
 * page opened before a release still finds its chunks. `files` are relative to `dist`; the build must not empty the
 * folder.
 */
export function keepLastReleases(dist: string, files: readonly string[], keep = 2): Release[] {
  const names = [...new Set(files)].sort()
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
  const before = readReleases(dist)
  const releases = [{ build, at: new Date().toISOString(), files: names }, ...before.filter((r) => r.build !== build)]
  const kept = releases.slice(0, keep)
  const needed = new Set(kept.flatMap((release) => release.files))
  for (const file of releases.slice(keep).flatMap((release) => release.files)) {
    if (!needed.has(file) && isInside(file)) rmSync(join(dist, file), { force: true })
  }
  writeFileSync(join(dist, LIST), `${JSON.stringify(kept, null, 2)}\n`)
  return kept
}

/** The recorded builds, newest first; none when the list is missing or invalid. */
function readReleases(dist: string): Release[] {
  const path = join(dist, LIST)
  if (!existsSync(path)) return []
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(list) ? list.filter(isRelease) : []
  } catch {
    return []
  }
}

function isRelease(value: unknown): value is Release {
  if (typeof value !== 'object' || value === null) return false
  if (!('build' in value && 'at' in value && 'files' in value)) return false
  const { build, at, files } = value
  const named = typeof build === 'string' && typeof at === 'string'
  return named && Array.isArray(files) && files.every((file) => typeof file === 'string')
}

/** The list is read from disk, so nothing outside of the folder is ever removed because of it. */
function isInside(file: string): boolean {
  const path = normalize(file)
  return !path.startsWith('..') && !path.startsWith('/') && path !== LIST && path !== '.'
}
