import { useEffect, useMemo, useState } from 'react'
import { currentTime } from '#api/domains/public/open.ts'
import { useWatch } from './use-watch.ts'

/**
 * The server's clock in epoch ms at each call; undefined until it has answered. The device's clock may be wrong by days
 * and change meanwhile. product 0.1
 */
export function useServerClock(): (() => number) | undefined {
  const { data } = useWatch(currentTime, {}, { waits: [1_000, 5_000] })
  const [ahead, setAhead] = useState<number>()
  useEffect(() => {
    if (!data) return
    const setClock = () => setAhead(data.now - performance.now())
    setClock()
  }, [data])
  return useMemo(() => (ahead === undefined ? undefined : () => ahead + performance.now()), [ahead])
}

/** The same, updated every second, for countdowns. */
export function useServerNow(): number | undefined {
  const clock = useServerClock()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!clock) return
    const look = () => setNow(clock())
    look()
    const tick = setInterval(look, 1_000)
    return () => clearInterval(tick)
  }, [clock])
  return now
}
