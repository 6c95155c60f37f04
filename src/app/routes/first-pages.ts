import { pages as account } from '#features/account/shell-pages.ts'
import { pages as home } from '#features/home/shell-pages.ts'
import { pages as learn } from '#features/learn/shell-pages.ts'
import { pages as live } from '#features/live/shell-pages.ts'
import { pages as stock } from '#features/stock/shell-pages.ts'

/**
 * Pages of the application with prerendered HTML: they are part of the entry. All others add nothing to a first screen.
 */
export const firstPages = [...account, ...home, ...learn, ...live, ...stock]
