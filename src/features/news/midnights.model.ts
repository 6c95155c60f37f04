import { useDayBegin, useToday } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'

const DAY = 24 * 3_600_000

/** The service's clock when a list was rendered, refreshed at midnight: its days are called 今天 and 昨天. */
export function useMidnights(): number | undefined {
  const now = useToday()
  const begin = useDayBegin()
  useHasPassed(begin === undefined ? undefined : begin + DAY)
  return now
}
