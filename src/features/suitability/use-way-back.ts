import { useSearch } from 'wouter'
import { useMemo } from 'react'
import { along, wayBack } from './way-back.ts'

export interface WayBack {
  /** Where to go after the last step; '' when the customer came directly. */
  back: string
  /** A path of these screens that keeps the way back. */
  to: (path: string, more?: Readonly<Record<string, string>>) => string
  /** A purchase was just rejected because its level is above the customer's. SU-03 */
  afterMismatch: boolean
}

export function useWayBack(): WayBack {
  const search = useSearch()
  return useMemo(() => {
    const back = wayBack(search, location.origin)
    const afterMismatch = new URLSearchParams(search).get('after') === 'mismatch'
    const kept = afterMismatch ? { after: 'mismatch' } : {}
    return { back, afterMismatch, to: (path, more = {}) => along(path, back, { ...kept, ...more }) }
  }, [search])
}
