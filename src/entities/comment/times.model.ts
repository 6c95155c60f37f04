import { useToday } from '#data/use-server-clock.ts'
import { dated } from '#lib/time/dated.ts'

/** The time of a comment (epoch ms) in words, from the server's day. */
export function useTimes(): (at: number) => string {
  const today = useToday()
  return (at) => dated(at, today)
}
