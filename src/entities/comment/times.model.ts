import { useToday } from '#data/use-server-clock.ts'
import { dated } from '#lib/time/dated.ts'

/** The keys of comment timestamps, epoch ms each. */
export function useTimes(): (at: number) => string {
  const today = useToday()
  return (at) => dated(at, today)
}
