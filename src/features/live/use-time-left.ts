import { useServerNow } from '#data/use-server-now.ts'
import { countdown } from '#lib/time/dates.ts'

/** The time left by the server's clock; '' while unknown, or without a target. */
export function useTimeLeft(startAt: number | undefined): string {
  const now = useServerNow()
  return now === undefined || startAt === undefined || startAt <= now ? '' : countdown(startAt - now)
}
