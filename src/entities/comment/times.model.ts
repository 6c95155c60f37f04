import { useToday } from '#data/use-server-now.ts'
import { dated } from '#lib/time/dated.ts'

/** How the times of comments are named, epoch ms each. */
export function useTimes(): (at: number) => string {
  const today = useToday()
  return (at) => dated(at, today)
}
