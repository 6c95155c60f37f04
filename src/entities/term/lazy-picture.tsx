import { lazyPart } from '#ui/lazy-part.tsx'

/** The drawing of a term, whose code is loaded with the first one shown; the words are complete without it. */
export const TermPicture = lazyPart(() => import('./term-picture.tsx').then((m) => m.TermPicture), null, null)

/** The same in full width, with its places explained. */
export const TermWalk = lazyPart(() => import('./term-picture.tsx').then((m) => m.TermWalk), null, null)
