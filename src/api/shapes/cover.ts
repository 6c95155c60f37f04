import { object, string } from 'valibot'
import { Count } from '#api/shapes/number.ts'

/** What is known of a cover before it has come, where whoever serves it says so: its size in px and one colour of it. */
export const CoverFacts = object({ width: Count, height: Count, color: string() })
