import type { Walk } from '#test/e2e/kit/place.ts'
import { failing } from './failures.ts'
import { reasons } from './reasons.ts'

/** States that only the book shows: what closes a page, and what may become of any. */
export const walks: readonly Walk[] = [...reasons, ...failing]
