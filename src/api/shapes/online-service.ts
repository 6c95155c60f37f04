import { array, object, optional, pipe, regex, string } from 'valibot'
import { listOf } from '#api/shapes.ts'
import { Count } from '#api/shapes/number.ts'

/** A time of day in Shanghai, 'HH:mm'; 24:00 ends a day. */
const DayTime = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * The online service. `open`: service hours, `days` of the week from 1 (Monday) to 7; `closed`: public holidays
 * ('YYYY-MM-DD'), on which they do not apply; `hours` is their text.
 */
export const OnlineService = object({
  url: string(),
  hours: optional(string()),
  open: optional(
    listOf(
      object({
        days: array(Count),
        from: DayTime,
        to: DayTime,
      }),
    ),
  ),
  closed: optional(listOf(string())),
})
