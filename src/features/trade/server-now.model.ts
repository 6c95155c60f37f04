import { currentTime } from '#api/domains/public/open.ts'
import { useData } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'

/** The server's clock, epoch ms: the device's own may be wrong by days. */
export function useServerNow(): () => number {
  const { now } = useData()
  const answer = useCall(currentTime, {}, { cache: true })
  const ahead = answer.state === 'ready' ? answer.data.now - answer.savedAt : 0
  return () => now() + ahead
}
