import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { SWRConfig, unstable_serialize as serialized } from 'swr'
import type { Send } from '#api/send.ts'
import { type Data, DataContext, useData } from './deps.tsx'

/** The request function, for the rare caller that is neither a read nor a write of a screen. */
export function useSend(): Send {
  return useData().send
}

/** A read asks the network, whatever the device reports. */
const isOnline = () => true

/** Provides the data layer to a tree, with a cache of its own. */
export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  const [config] = useState(() => ({ fallback: painted(data), provider: () => new Map(), isOnline }))
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

/** Whether requests arrive, as far as is known; the first render always assumes it. */
export function useOnline(): boolean {
  const { reach } = useData()
  return useSyncExternalStore(reach.subscribe, reach.online, () => true)
}

/** Why nothing can be sent: '' while the service can be reached. journey C2 */
export function useBlocked(): string {
  return useOnline() ? '' : '离线状态下无法操作'
}
