import { object, string } from 'valibot'
import { Count } from '#api/shapes/number.ts'

/** The placeholder of a cover before it has loaded (optional): its size in px and its average colour. */
export const CoverFacts = object({ width: Count, height: Count, color: string() })
