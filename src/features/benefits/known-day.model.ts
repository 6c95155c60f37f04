import { useState } from 'react'
import type { Loaded } from '#data/loaded.ts'
import { useDayBegin } from '#data/use-server-clock.ts'
import { day } from '#lib/time/dates.ts'

/**
 * The service's day, 'YYYY-MM-DD'; '' while it is unknown. Where the service cannot be asked: the last known day, else
 * the one on which the copy of `read` was saved, so that what is kept of a day or month can be read.
 */
export function useKnownDay(read: Loaded<unknown>): string {
  const begin = useDayBegin()
  const today = begin === undefined ? '' : day(begin)
  const [kept, keep] = useState('')
  if (today !== '' && today !== kept) keep(today)
  return today || kept || (read.state === 'ready' && read.stale ? day(read.savedAt) : '')
}
