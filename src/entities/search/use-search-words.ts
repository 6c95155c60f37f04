import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'

/** So long after the last letter a service is asked, ms. product ST-02 */
const PAUSE = 250

/** What is searched for, found again by Back: `?q=` in the address. */
export interface SearchWords {
  typed: string
  type: (text: string) => void
  /** What is typed, without space around it. */
  words: string
  /** The same once nothing more was typed for a moment, for what a service is asked. */
  wanted: string
}

/** @param longest as many letters count */
export function useSearchWords(longest: number): SearchWords {
  const [address, setAddress] = useSearchParams()
  const q = address.get('q') ?? ''
  const [typed, type] = useState(q)
  const [last, setLast] = useState(q)
  if (q !== last) {
    // Another search came with the address; what is typed here gets there by itself.
    setLast(q)
    if (q !== typed.trim()) type(q)
  }
  const words = typed.trim().slice(0, longest)
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
