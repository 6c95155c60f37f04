import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What starts every page of the application, and of the site. */
const START = 'src/main.tsx'
const SITE_START = 'src/site-main.tsx'
/** The pages that open first: of the site, of the application, and those that open as often. */
const SITE = ['src/site/index/mobile.tsx', 'src/site/index/desktop.tsx'] as const
const LIST = 'src/features/learn/course-list/course-list.tsx'
const OFTEN = [
  'src/features/learn/course/course-detail.tsx',
  'src/features/learn/article/article.tsx',
  'src/features/account/me/me.tsx',
  'src/features/home/home.tsx',
] as const

/** Places whose code serves every page; a page's own folder and the calls that it alone makes are not among them. */
const PLACES =
  /node_modules\/|src\/(?:app\/[\w./-]+|api\/(?:[\w-]+|shapes\/article|domains\/(?:learn\/article|public\/(?:open|news)|account\/(?:auth|wx)))|(?:data|lib|session|tracking|wechat|ui)\/[\w./-]+|entities\/(?:loaded|stored-file)\/[\w./-]+|entities\/course\/(?:course-row\.words|course-card)|features\/learn\/(?:course-list\/(?:category\.words|course-list\.module)))\.(?:tsx?|css)$/

/** What nothing but the site has. */
const OWN = /src\/(?:site|app)\//

type Files = Record<'ground' | 'data' | 'first' | 'site', (id: string) => boolean>

/**
 * Libraries and shared code: `ground` is what both trees begin with; `data` what the site needs as well, but only once
 * its first page stands: what asks the service; `first` the rest of what the first page of the application, or all that open as often,
 * need; `site` the rest of what the first page of the site needs in either skin.
 */
export function firstCode(): { plugin: Plugin } & Files {
  const found = {
    ground: new Set<string>(),
    data: new Set<string>(),
    first: new Set<string>(),
    site: new Set<string>(),
  }
  const plugin: Plugin = {
    name: 'first-code',
    buildEnd() {
      const from = (source: string) => closure(resolve(source), (id) => this.getModuleInfo(id)?.importedIds ?? [])
      const often = OFTEN.map(from)
      const everywhere = [...from(OFTEN[0])].filter((id) => often.every((each) => each.has(id)))
      const [phone, desktop] = SITE.map(from)
      const start = from(SITE_START)
      const all = closure(resolve(SITE_START), (id) => {
        const module = this.getModuleInfo(id)
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]
      })
      found.first = new Set([...from(START), ...from(LIST), ...everywhere])
      found.site = new Set([...start, ...[...(phone ?? [])].filter((id) => desktop?.has(id))])
      found.ground = new Set([...found.site].filter((id) => found.first.has(id)))
      found.data = new Set([...all].filter((id) => found.first.has(id)))
    },
  }
  const of = (name: keyof Files) => (id: string) => found[name].has(id) && PLACES.test(id)
  return {
    plugin,
    ground: of('ground'),
    data: of('data'),
    first: of('first'),
    site: (id) => found.site.has(id) && OWN.test(id),
  }
}

/** A module and all that it leads to, directly or not. */
function closure(start: string, importedBy: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importedBy(id)) found.add(imported)
  return found
}
