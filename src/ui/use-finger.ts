import { useEffect, useState } from 'react'

/** Whether a finger is on the screen: what it holds must not move. */
export function useFinger(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    const events = new AbortController()
    const settings = { signal: events.signal, passive: true }
    const look = ({ touches }: TouchEvent) => setDown(touches.length > 0)
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) addEventListener(name, look, settings)
    return () => events.abort()
  }, [])
  return down
}
