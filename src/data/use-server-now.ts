import { useEffect, useState } from 'react'
import { useServerClock } from './use-server-clock.ts'

/** The server's time, epoch ms, updated every second, for countdowns; undefined until it is known. */
export function useServerNow(): number | undefined {
  const clock = useServerClock()
  const [newest, setNewest] = useState<{ of: () => number; now: number }>()
  useEffect(() => {
    if (!clock) return
    const look = () => setNewest({ of: clock, now: clock() })
    look()
    const tick = setInterval(look, 1_000)
    return () => clearInterval(tick)
  }, [clock])
  return newest?.of === clock ? newest?.now : undefined
}

/** The longest timer a browser keeps. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Whether a time (epoch ms) has passed by the server's clock, from that moment on; undefined while it is unknown. */
export function useHasPassed(at: number | undefined): boolean | undefined {
  const clock = useServerClock()
  const [passed, setPassed] = useState<{ of: number; by: () => number; is: boolean }>()
  useEffect(() => {
    if (at === undefined || !clock) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = at - clock()
      setPassed({ of: at, by: clock, is: left <= 0 })
      if (left > 0) timer = setTimeout(look, Math.min(LONGEST_TIMER, Math.max(1, left)))
    }
    look()
    return () => clearTimeout(timer)
  }, [at, clock])
  return passed && passed.of === at && passed.by === clock ? passed.is : undefined
}
