import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What each tree imports before its first page stands. */
const APP = ['src/main.tsx', 'src/features/learn/course-list/course-list.tsx']
const SITE = ['src/site-main.tsx', 'src/site/index/mobile.tsx']

/**
 * The chunks that pages share, by the module graph, so that no new page or feature needs a line here. Everything else
 * is split by the bundler. Each group holds whatever its modules import, so no chunk imports a later one.
 */
export function pageChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let app: Modules = new Set()
  let site: Modules = new Set()
  let appLater: Modules = new Set()
  let siteLater: Modules = new Set()
  let common: Modules = new Set()
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    buildEnd() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const allImports = (id: string) => [...imports(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]
      app = closure(APP, imports)
      site = closure(SITE, imports)
      appLater = closure(APP, allImports)
      siteLater = closure(SITE, allImports)
      common = ofMost(
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        imports,
      )
    },
  }
  return {
    plugin,
    groups: [
      { name: 'framework', test: (id) => (app.has(id) || common.has(id)) && site.has(id) },
      // What the site requests once its first page is drawn, and what most pages and parts use.
      { name: 'shared', test: (id) => (app.has(id) && siteLater.has(id)) || common.has(id) },
      { name: 'first', minShareCount: 2, test: (id) => app.has(id) },
      {
        name: 'site',
        minShareCount: 2,
        // Otherwise shared parts of the application's pages.
        includeDependenciesRecursively: false,
        test: (id) => site.has(id) && !appLater.has(id),
      },
    ],
  }
}

type Modules = ReadonlySet<string>

/** The modules that more than half of these load. */
function ofMost(parts: readonly string[], importsOf: (id: string) => readonly string[]): Modules {
  const users = new Map<string, number>()
  const all = new Set(parts)
  for (const part of all) {
    for (const id of closure([part], importsOf)) users.set(id, (users.get(id) ?? 0) + 1)
  }
  return new Set([...users.keys()].filter((id) => (users.get(id) ?? 0) > all.size / 2))
}

/** These modules and everything they import, directly or not. */
function closure(sources: readonly string[], importsOf: (id: string) => readonly string[]): Modules {
  const found = new Set(sources.map((source) => resolve(source)))
  for (const id of found) for (const imported of importsOf(id)) found.add(imported)
  return found
}
