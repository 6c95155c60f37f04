import { useSyncExternalStore } from 'react'
import type { PageParams } from '#data/page/first-read.ts'
import type { Page } from '#data/page/page.ts'
import { createSignal } from '#app/boot/signal.ts'
import { routeMatcher } from './route-matcher.ts'

/** The pages known so far. `whole`: these are all, so that any other address is not found. */
interface Known {
  pages: readonly Page[]
  whole: boolean
}

/** The pages of a tree: those of its entry, and after a load all of them. */
export interface PageTable {
  now(): Known
  subscribe(listener: () => void): () => void
  /** Represents any page that is not loaded yet: loading it loads all the others. */
  readonly rest: Page
}

/** @param load loads the pages that are not in the entry */
export function createPageTable(first: readonly Page[], load: () => Promise<readonly Page[]>): PageTable {
  const { emit, subscribe } = createSignal()
  let known: Known = { pages: first, whole: false }
  return {
    now: () => known,
    subscribe,
    rest: {
      pattern: '*',
      auth: 'P',
      share: 'N',
      async load() {
        if (!known.whole) {
          known = { pages: inOrder([...first, ...(await load())]), whole: true }
          emit()
        }
        return () => null
      },
    },
  }
}

/** Static segments come before parameters: the first page that matches is the right one. */
function inOrder(pages: readonly Page[]): readonly Page[] {
  const rank = ({ pattern }: Page) => pattern.replaceAll(':', '\uFFFF')
  return [...pages].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** The pages of a table; renders again when the others have loaded. */
export function usePageTable(table: PageTable): Known {
  return useSyncExternalStore(table.subscribe, table.now, table.now)
}

/** The parameters of a path for a page's pattern, undecoded. */
export function paramsAt({ pattern }: Page, path: string): PageParams {
  const { keys, pattern: matching } = routeMatcher(pattern)
  const values = matching.exec(path)?.slice(1) ?? []
  return Object.fromEntries(values.map((value, at) => [(keys || [])[at], value]))
}

/** The page of a path. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  return pages.find(({ pattern }) => routeMatcher(pattern).pattern.exec(path))
}
