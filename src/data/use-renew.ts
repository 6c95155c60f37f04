import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/** Refreshes everything the page shows; resolves when each read has been answered or has failed. */
export function useRenew(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => void (await mutate(() => true)), [mutate])
}
