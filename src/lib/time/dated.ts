import { minute, when } from './dates.ts'

/** A time with its day named by the service's clock (epoch ms); without one the plain date. */
export const dated = (ms: number, now: number | undefined): string => (now === undefined ? minute(ms) : when(ms, now))
