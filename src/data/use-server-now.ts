import { useEffect, useState } from 'react'
import { currentTime } from '#api/domains/public/open.ts'
import { usePoll } from './use-poll.ts'

/**
 * The server's clock in epoch ms, on the second; undefined until it has answered. The device's own clock may be wrong,
 * and be changed meanwhile. product 0.1
 */
export function useServerNow(): number | undefined {
  const { data } = usePoll(currentTime, {}, { waits: [1_000, 5_000] })
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!data) return
    const ahead = data.now - performance.now()
    const look = () => setNow(ahead + performance.now())
    look()
    const tick = setInterval(look, 1_000)
    return () => clearInterval(tick)
  }, [data])
  return now
}
