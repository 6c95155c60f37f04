import { useEffect, useState } from 'react'

/** The seconds the page has been visible: nothing is read in the background. */
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
