import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Call } from '#api/call.ts'

/** Whether a key of the data layer (`[account, 'GET /path?a=1']`) belongs to one of these calls, with any input. */
function isOf(calls: readonly Call[], key: unknown): boolean {
  const name: unknown = Array.isArray(key) ? key[1] : undefined
  return typeof name === 'string' && calls.some((call) => patternOf(call).test(name))
}

function patternOf({ method, path }: Call): RegExp {
  const segments = path
    .split('/')
    .map((each) => (/^\{\w+\}$/.test(each) ? '[^/?]+' : each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${method} ${segments.join('/')}(?:[? ]|$)`)
}

/** Refreshes what is shown of these calls; resolves when each has been answered or has failed. */
export function useStale(): (calls: readonly Call[]) => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (calls) => {
      const guests = calls.flatMap(({ twin }) => twin ?? [])
      await mutate((key) => isOf([...calls, ...guests], key)).catch(() => undefined)
    },
    [mutate],
  )
}
