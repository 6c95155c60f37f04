import { useSyncExternalStore } from 'react'
import type { PageParams } from '#data/page/first-read.ts'
import type { Page } from '#data/page/page.ts'
import { createSignal } from '#app/boot/signal.ts'
import { routeMatcher } from './route-matcher.ts'

/** The pages known so far. `whole`: these are all, so that any other address is no page. */
interface Known {
  pages: readonly Page[]
  whole: boolean
}

/** The pages of a tree: those that its entry carries, and after a load all. */
export interface PageTable {
  now(): Known
  subscribe(listener: () => void): () => void
  /** Stands for whatever page the rest may have: its load is the load of the rest. */
  readonly rest: Page
}

/** @param load the pages that the entry does not carry */
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

/** Static segments before parameters: the first page that fits is the one that is meant. */
function inOrder(pages: readonly Page[]): readonly Page[] {
  const rank = ({ pattern }: Page) => pattern.replaceAll(':', '\uFFFF')
  return [...pages].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** The pages of a table, again when the rest has come. */
export function usePageTable(table: PageTable): Known {
  return useSyncExternalStore(table.subscribe, table.now, table.now)
}

/** What the pattern of a page finds in a path, as it stands there. */
export function paramsAt({ pattern }: Page, path: string): PageParams {
  const { keys, pattern: matching } = routeMatcher(pattern)
  const values = matching.exec(path)?.slice(1) ?? []
  return Object.fromEntries(values.map((value, at) => [(keys || [])[at], value]))
}

/** The page of a path. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  return pages.find(({ pattern }) => routeMatcher(pattern).pattern.exec(path))
}
