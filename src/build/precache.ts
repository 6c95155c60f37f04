import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Manifest, ResolvedConfig } from 'vite'
import { keepLastReleases } from './releases.ts'
import { LAZY, SITE_LAZY } from './shells.ts'

/** Pages of the first visits, whose code the worker precaches. */
const FIRST = [
  'index.html',
  'src/app/boot/after-app-render.ts',
  'src/app/boot/after-first-render.ts',
  'src/app/shell/first-copies.ts',
  'src/data/offline/snapshot.ts',
  'src/features/learn/course-list/course-list.tsx',
  'src/features/learn/course/course-detail.tsx',
  // The code of the other pages.
  LAZY,
  'src/site-main.tsx',
  SITE_LAZY,
  // What helps offline without having been opened.
  'src/features/tools/tools-and-glossary.ts',
  'src/entities/term/glossary.ts',
  'src/features/account/settings/glossary.tsx',
  // Accepted agreements can be read at any time.
  'src/site/legal/both.tsx',
  // Shown when nothing can be loaded any more.
  'src/features/offline/unsaved.tsx',
  'src/app/site/unsaved.tsx',
  'src/features/offline/offline.tsx',
]

/** Records the files of this build, and removes those that only older builds had. */
export async function keepReleases(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir)
  const manifest = await readManifest(dist)
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  keepLastReleases(dist, files)
}

async function readManifest(dist: string): Promise<Manifest> {
  // The manifest is written by the same build.
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Files of the entry and of the first screens with their imports, relative to the output folder. */
export async function precached(config: ResolvedConfig): Promise<string[]> {
  const dist = resolve(config.root, config.build.outDir)
  const manifest = await readManifest(dist)
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const source of FIRST) visit(source)
  return [...files]
}
