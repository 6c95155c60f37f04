import type { Walk } from '#test/e2e/kit/place.ts'
import { failing } from './failures.ts'
import { hours } from './hours.ts'
import { reasons } from './reasons.ts'

/** States only in the book: locked pages, the hours of a market, and general failures. */
export const walks: readonly Walk[] = [...reasons, ...hours, ...failing]
