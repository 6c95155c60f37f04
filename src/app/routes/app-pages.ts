import { useCallback } from 'react'
import { isSite } from '#lib/path/site.ts'
import { firstPages } from './first-pages.ts'
import { createPageTable, pageAt, usePageTable } from './page-table.ts'

/** The pages of the application. product §1.2, spec §2 */
export const appPages = createPageTable(firstPages, () => import('./lazy-pages.ts').then((m) => m.lazyPages))

/** Whether a path is a page of the application or the site. Until all pages are known, any path may be one. */
export function useOpens(): (path: string) => boolean {
  const { pages, whole } = usePageTable(appPages)
  return useCallback((path) => !whole || pageAt(pages, path) !== undefined || isSite(path), [pages, whole])
}
