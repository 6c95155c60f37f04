import type { Walk } from '#test/e2e/kit/place.ts'
import { failing } from './failures.ts'
import { hours } from './hours.ts'
import { reasons } from './reasons.ts'

/** States that only the book shows: what closes a page, the hours of a market, and what may become of any page. */
export const walks: readonly Walk[] = [...reasons, ...hours, ...failing]
