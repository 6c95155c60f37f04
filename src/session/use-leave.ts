import { useCallback, useEffect, useState } from 'react'
import { leaveTo } from './leave.ts'

/**
 * Leaves for a vendor's page once, because its links work once. A page restored from the back-forward cache can leave
 * again. `leave` returns false for an address that is not followed.
 */
export function useLeave(): { leaving: boolean; leave: (url: string) => boolean } {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const back = () => setLeaving(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const leave = useCallback((url: string) => {
    const left = leaveTo(url)
    setLeaving(left)
    return left
  }, [])
  return { leaving, leave }
}
