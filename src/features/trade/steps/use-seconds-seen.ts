import { useEffect, useState } from 'react'

/** How many seconds the page has been in view: what lies in the background is not read. */
export function useSecondsSeen(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((count) => count + 1)
    }, 1000)
    return () => clearInterval(tick)
  }, [])
  return seconds
}
