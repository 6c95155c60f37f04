import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/** Asks once more for all that the page shows; resolves when each has been answered, or could not be had. */
export function useRenew(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => void (await mutate(() => true)), [mutate])
}
