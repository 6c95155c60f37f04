import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ResolvedConfig } from 'vite'

/** Pages of the first visits: the worker keeps their code from its installation on. */
const FIRST = ['index.html', 'src/features/learn/course-list.tsx', 'src/features/learn/course-detail.tsx']

/** Files of the entry and of the first screens, with all that they import, relative to the build's folder. */
export async function precached(config: ResolvedConfig): Promise<string[]> {
  const dist = join(config.root, config.build.outDir)
  // The manifest is written by the same build.
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
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
