import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What starts every page. */
const START = 'src/main.tsx'
/** The pages that open first: of the site, of the application, and those that open as often. */
const SITE = 'src/site/index/mobile.tsx'
const LIST = 'src/features/learn/course-list.tsx'
const OFTEN = [
  'src/features/learn/course-detail.tsx',
  'src/features/learn/article.tsx',
  'src/features/account/me.tsx',
  'src/features/home/home.tsx',
] as const

/** Places whose code serves every page; a page's own folder and the calls that it alone makes are not among them. */
const PLACES =
  /node_modules\/|src\/(?:api\/(?:\w+|domains\/(?:article|public\/open|auth|wx))|(?:data|lib|session|tracking|wechat|ui)\/[\w.-]+|features\/learn\/(?:course-row\.view|category\.view|course-card|use-member))\.(?:tsx?|css)$/

/**
 * Libraries and shared code: `base` is what the start is made of, and what the first page of the site has in common with
 * those of the application; `first` the rest of what the first page of the application, or all that open as often, need.
 */
export function firstCode(): { plugin: Plugin; base: (id: string) => boolean; first: (id: string) => boolean } {
  let base = new Set<string>()
  let first = new Set<string>()
  const plugin: Plugin = {
    name: 'first-code',
    buildEnd() {
      const from = (source: string) => closure(resolve(source), (id) => this.getModuleInfo(id)?.importedIds ?? [])
      const often = OFTEN.map(from)
      first = new Set([...from(LIST), ...[...from(OFTEN[0])].filter((id) => often.every((each) => each.has(id)))])
      base = new Set([...from(START), ...[...from(SITE)].filter((id) => first.has(id))])
    },
  }
  const of = (found: () => Set<string>) => (id: string) => found().has(id) && PLACES.test(id)
  return { plugin, base: of(() => base), first: of(() => first) }
}

/** A module and all that it imports, directly or not, without what it fetches later. */
function closure(start: string, importedBy: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importedBy(id)) found.add(imported)
  return found
}
