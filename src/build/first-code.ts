import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What starts every page, and the pages that open first. */
const START = ['src/main.tsx', 'src/features/learn/course-list.tsx']
const OFTEN = [
  'src/features/learn/course-detail.tsx',
  'src/features/learn/article.tsx',
  'src/features/account/me.tsx',
  'src/features/home/home.tsx',
]

/** Places whose code serves every page; a page's own folder and the calls that it alone makes are not among them. */
const PLACES =
  /node_modules\/|src\/(?:api\/(?:\w+|domains\/(?:article|public\/open|auth|wx))|(?:data|lib|session|tracking|wechat|ui)\/[\w.-]+|features\/learn\/(?:course-row\.view|category\.view|course-card|use-member))\.(?:tsx?|css)$/

/** Libraries and shared code that the start, the first page, or all that open as often are made of. */
export function firstCode(): { plugin: Plugin; has: (id: string) => boolean } {
  const found = new Set<string>()
  const plugin: Plugin = {
    name: 'first-code',
    buildEnd() {
      const from = (source: string) => closure(resolve(source), (id) => this.getModuleInfo(id)?.importedIds ?? [])
      for (const source of START) for (const id of from(source)) found.add(id)
      const often = OFTEN.map(from)
      for (const id of often[0] ?? []) if (often.every((each) => each.has(id))) found.add(id)
    },
  }
  return { plugin, has: (id) => found.has(id) && PLACES.test(id) }
}

/** A module and all that it imports, directly or not, without what it fetches later. */
function closure(start: string, importedBy: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importedBy(id)) found.add(imported)
  return found
}
