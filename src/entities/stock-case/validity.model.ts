import { useEffect, useState } from 'react'
import { useData } from '#data/deps.tsx'
import { useServerClock } from '#data/use-server-clock.ts'

/** The longest timer a browser keeps. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The time by the server's clock, updated at each of these times (epoch ms), so that an open list renders again when
 * one of its rows expires. Until the server has answered it is the device's.
 */
export function useClockAt(moments: readonly number[]): number {
  const { now: own } = useData()
  const clock = useServerClock()
  const [now, setNow] = useState(own)
  const all = [...new Set(moments)].sort((one, other) => one - other).join(' ')
  useEffect(() => {
    if (!clock) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const at = clock()
      setNow(at)
      const next = all
        .split(' ')
        .map(Number)
        .find((each) => each > at)
      if (next !== undefined) timer = setTimeout(look, Math.min(LONGEST_TIMER, next - at + 1))
    }
    look()
    return () => clearTimeout(timer)
  }, [clock, all])
  return now
}
