import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'

/**
 * The second named by the address, of a note; undefined without one. Once the film is there (`isTaken`) the address
 * loses it: a reload or a return goes on where the customer was.
 */
export function useAddressedSecond(isTaken: boolean): number | undefined {
  const named = Math.floor(Number(new URLSearchParams(useSearch()).get('t')))
  const [sec] = useState(named > 0 ? named : undefined)
  useEffect(() => {
    if (!isTaken || sec === undefined) return
    const url = new URL(location.href)
    url.searchParams.delete('t')
    history.replaceState(history.state, '', url)
  }, [isTaken, sec])
  return sec
}
