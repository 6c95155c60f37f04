import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Call } from '#api/call.ts'
import { useData } from '#data/deps.tsx'

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

/**
 * Refreshes what is shown of these calls, by whichever hook; resolves when what SWR keeps of them and the further pages
 * have been answered or have failed.
 */
export function useStale(): (calls: readonly Call[]) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { staleReads } = useData()
  return useCallback(
    async (calls) => {
      const all = [...calls, ...calls.flatMap(({ twin }) => twin ?? [])]
      const others = [...staleReads].map((refresh) => refresh((call) => all.includes(call)))
      await Promise.all([mutate((key) => isOf(all, key)).catch(() => undefined), ...others])
    },
    [mutate, staleReads],
  )
}
