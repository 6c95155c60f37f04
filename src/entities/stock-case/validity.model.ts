import { useEffect, useState } from 'react'
import { useData } from '#data/deps.tsx'
import { useServerClock } from '#data/use-server-now.ts'

/** The longest timer a browser keeps. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The time by the server's clock, known again at each of these moments (epoch ms): a list that grows old while it is
 * open is drawn anew when something in it does. The device's own until the server has answered.
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
