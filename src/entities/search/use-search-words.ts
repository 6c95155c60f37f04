import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { truncate } from '#lib/text/graphemes.ts'

/** The delay after the last letter before the request, ms. ST-02 */
const PAUSE = 250

/** The search text; it is kept in the address (`?q=`), so that Back restores it. */
export interface SearchWords {
  typed: string
  type: (text: string) => void
  /** The typed text, normalised for the search. */
  words: string
  /** The same after a pause in typing, for requests. */
  wanted: string
}

/** @param longest the most characters; `read`: normalises the typed text */
export function useSearchWords(longest: number, read: (typed: string) => string): SearchWords {
  const [address, setAddress] = useSearchParams()
  const q = address.get('q') ?? ''
  const [typed, type] = useState(q)
  const [last, setLast] = useState(q)
  const words = truncate(read(typed), longest)
  if (q !== last) {
    // Another search came with the address; the text that is typed here is written to it anyway.
    setLast(q)
    if (q !== words) type(q)
  }
  const [wanted, setWanted] = useState(words)
  const look = useEffectEvent(() => {
    setWanted(words)
    if (words === q) return
    const next = new URLSearchParams(address)
    if (words === '') next.delete('q')
    else next.set('q', words)
    setAddress(next, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => look(), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return { typed, type, words, wanted }
}
