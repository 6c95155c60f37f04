import { lazyPart } from '#ui/lazy-part.tsx'
import { Steps } from './steps.tsx'

/** What to go on with: the lesson that was begun on this device, else the first steps, which are drawn first. */
export const Next = lazyPart(() => import('./resume.tsx').then((m) => m.Resume), <Steps />)
