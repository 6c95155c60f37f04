import { early, earlyWith, type FirstPaths } from './early.ts'

/** The page's first request; null without one, as for personal data before the session is checked. */
declare const __FIRST__: FirstPaths | null

if (__FIRST__) earlyWith(__FIRST__)
else early()
