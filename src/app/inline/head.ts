import { early, earlyWith, type FirstPaths } from './early.ts'

/** What the page begins with; null where it asks for nothing, as one's own data before the session is checked. */
declare const __FIRST__: FirstPaths | null

if (__FIRST__) earlyWith(__FIRST__)
else early()
