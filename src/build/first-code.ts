import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The entries of the application and of the site. */
const START = 'src/main.tsx'
const SITE_START = 'src/site-main.tsx'
/** The first pages: of the site, of the application, and those opened as often. */
const SITE = ['src/site/index/mobile.tsx', 'src/site/index/desktop.tsx'] as const
const LIST = 'src/features/learn/course-list/course-list.tsx'
const OFTEN = screensOfShells().filter((screen) => screen !== LIST)

/** Folders whose code is used by every page, without a page's own folder and its own calls. */
const PLACES =
  /node_modules\/|src\/(?:app\/[\w./-]+|api\/(?:[\w-]+|shapes\/article|domains\/(?:learn\/article|public\/open|account\/(?:auth|wx)))|(?:data|lib|session|tracking|wechat|ui)\/[\w./-]+|entities\/(?:loaded|stored-file)\/[\w./-]+|entities\/course\/(?:course-row\.words|course-card)|features\/learn\/(?:course-list\/(?:category\.words|course-filter\.model|course-list\.module)))\.(?:tsx?|css)$/

/** Used only by the site. */
const OWN = /src\/(?:site|app)\//

type Files = Record<'shared' | 'data' | 'first' | 'site', (id: string) => boolean>

/**
 * Libraries and shared code, by the chunk they belong to. `shared`: both trees start with it. `data`: the site needs it
 * too, but only for requests after its first page is drawn. `first`: the rest of the application's first page, or of all
 * pages opened as often. `site`: the rest of the site's first page in either skin.
 */
export function firstCode(): { plugin: Plugin } & Files {
  const found = {
    shared: new Set<string>(),
    data: new Set<string>(),
    first: new Set<string>(),
    site: new Set<string>(),
  }
  const plugin: Plugin = {
    name: 'first-code',
    buildEnd() {
      const from = (source: string) => closure(resolve(source), (id) => this.getModuleInfo(id)?.importedIds ?? [])
      const often = OFTEN.map(from)
      const [one, ...others] = often
      const everywhere = [...(one ?? [])].filter((id) => others.every((each) => each.has(id)))
      const [phone, desktop] = SITE.map(from)
      const start = from(SITE_START)
      const all = closure(resolve(SITE_START), (id) => {
        const module = this.getModuleInfo(id)
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]
      })
      found.first = new Set([...from(START), ...from(LIST), ...everywhere])
      found.site = new Set([...start, ...[...(phone ?? [])].filter((id) => desktop?.has(id))])
      found.shared = new Set([...found.site].filter((id) => found.first.has(id)))
      found.data = new Set([...all].filter((id) => found.first.has(id)))
    },
  }
  const of = (name: keyof Files) => (id: string) => found[name].has(id) && PLACES.test(id)
  return {
    plugin,
    shared: of('shared'),
    data: of('data'),
    first: of('first'),
    site: (id) => found.site.has(id) && OWN.test(id),
  }
}

/** The screens that the records of pages name as drawn. The records themselves lead to styles, which only a build reads. */
function screensOfShells(): string[] {
  const records = readdirSync('src/features').map((feature) => `src/features/${feature}/shell-pages.ts`)
  const texts = records.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/shell: '([^']+)'/g)].map(([, screen]) => `src/features/${screen}.tsx`),
  )
}

/** A module and everything it imports, directly or not. */
function closure(start: string, importedBy: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importedBy(id)) found.add(imported)
  return found
}
