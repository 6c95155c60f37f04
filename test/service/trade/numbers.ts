import { randomBytes } from 'node:crypto'
import { day } from '#lib/time/dates.ts'

/** An unguessable number: some calls work without login. product A18 */
export function numberFor(prefix: string, now: number): string {
  return `${prefix}${day(now).replaceAll('-', '')}${randomBytes(10).toString('hex')}`
}
