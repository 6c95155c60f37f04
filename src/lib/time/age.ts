import { day } from './dates.ts'

/** The youngest age that may buy. SU-02 */
export const OF_AGE = 18
/** From this age on customers get an additional warning and confirm once more. SU-02 */
export const ELDER = 65

/**
 * Whole years on the day of `now` (epoch ms) in Shanghai; null where `birthDate` is not a valid day (YYYY-MM-DD) of a
 * living person.
 */
export function ageOn(birthDate: string, now: number): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? Date.parse(birthDate) : Number.NaN
  // A day that does not exist, such as 02-30, is parsed as another day.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(birthDate)) return null
  const today = day(now)
  const age = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0)
  return age < 0 || age > 120 ? null : age
}
