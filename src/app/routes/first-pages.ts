import { pages as account } from '#features/account/shell-pages.ts'
import { pages as home } from '#features/home/shell-pages.ts'
import { pages as learn } from '#features/learn/shell-pages.ts'

/** Pages of the application whose HTML the build draws: the entry carries them. Any other weighs on no first screen. */
export const firstPages = [...account, ...home, ...learn]
