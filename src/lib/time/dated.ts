import { minute, when } from './dates.ts'

/** An instant with its day named by the clock of the service (epoch ms); without one the plain date. */
export const dated = (ms: number, now: number | undefined): string => (now === undefined ? minute(ms) : when(ms, now))
