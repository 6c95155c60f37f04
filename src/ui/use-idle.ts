import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/when-idle.ts'

/** Whether the page was idle once since `ready`: what the page can do without begins then. */
export function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (ready) whenIdle(() => setIdle(true))
  }, [ready])
  return ready && idle
}
