import { lazyPart } from '#ui/lazy-part.tsx'
import { Steps } from './steps.tsx'

/** What to continue with: the last lesson on this device, else the first steps, which are rendered first. */
export const Next = lazyPart(() => import('./resume.tsx').then((m) => m.Resume), <Steps />)
