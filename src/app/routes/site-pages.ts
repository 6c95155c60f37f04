import { pages as index } from '#site/index/pages.ts'
import { createPageTable } from './page-table.ts'

/** The pages of the information site; its entry has only the first. spec §2 */
export const sitePages = createPageTable(index, () => import('./lazy-site-pages.ts').then((m) => m.lazySitePages))
