import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { SWRConfig, unstable_serialize as serialized } from 'swr'
import type { Send } from '#api/send.ts'
import { type Data, DataContext, useData } from './deps.tsx'

/** The request function, for the rare caller that is neither a read nor a write of a screen. */
export function useSend(): Send {
  return useData().send
}

/** Provides the data layer to a tree, with a cache of its own. */
export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  const [config] = useState(() => ({ fallback: painted(data), provider: () => new Map() }))
  return (
    <DataContext value={data}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  )
}

/** Initial data, keyed by its account: a customer who signs in later sees none of it. */
function painted({ early, account }: Data): Record<string, unknown> {
  return Object.fromEntries([...early.painted()].map(([key, answer]) => [serialized([account(), key]), answer]))
}

function watchOnline(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device reports a network; the first render always assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
}

/** Why nothing can be sent: '' while the device reports a network. product 8-C2 */
export function useBlocked(): string {
  return useOnline() ? '' : '离线状态下无法操作'
}
