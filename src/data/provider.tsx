import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { SWRConfig, unstable_serialize as serialized } from 'swr'
import type { Send } from '#api/send.ts'
import { type DataDeps, DepsProvider, useData } from './deps.tsx'

/** The request function, for the rare caller that is neither a read nor a write of a screen. */
export function useSend(): Send {
  return useData().send
}

/** Puts the data layer under a tree; each provider has a memory of its own, gone with it. */
export function DataProvider({ deps, children }: { deps: DataDeps; children: ReactNode }) {
  const [config] = useState(() => ({ fallback: firstOf(deps), provider: () => new Map() }))
  return (
    <DepsProvider deps={deps}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DepsProvider>
  )
}

/** What is known already, under the keys of whose it is: whoever signs in later is shown none of it. */
function firstOf({ first, account }: DataDeps): Record<string, unknown> {
  return Object.fromEntries([...(first ?? [])].map(([key, answer]) => [serialized([account(), key]), answer]))
}

function watchOnline(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device says it has a network; the first render always assumes so. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
}
