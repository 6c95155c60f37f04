import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { SWRConfig, unstable_serialize as serialized } from 'swr'
import { unreached } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Ahead } from './ahead.ts'
import type { Snapshots } from './snapshot.ts'

/** An answer and when the server gave it, epoch ms. */
export interface Answer<T = unknown> {
  data: T
  savedAt: number
}

/** What the data layer is made of, handed over at boot. */
export interface DataDeps {
  send: Send
  snapshots: Snapshots
  /** Whose data this is: part of every key, so that a switch of account shows nothing of the other. */
  account: () => string
  /** Calls back on every change of account; returns how to stop. */
  onAccount: (changed: () => void) => () => void
  now: () => number
  /** Answers known before the first render, by `callKey`: those of the account of that time. */
  first?: ReadonlyMap<string, Answer>
  /** Reads asked for before their screen was there. */
  ahead?: Ahead
  /** A page's own content could be had neither from the network nor from the device. */
  onUnreached?: () => void
}

/** What screens get of it. */
export interface Data extends DataDeps {
  /** When a screen's last write was answered, or failed, epoch ms: what was read before may be of the time before it. */
  changedAt: () => number
}

const DataContext = createContext<Data | null>(null)

/** The data layer of the nearest provider. Throws outside of one: a mistake of ours. */
export function useData(): Data {
  const deps = useContext(DataContext)
  if (!deps) throw new Error('no DataProvider above')
  return deps
}

/** The request function, for the rare caller that is neither a read nor a write of a screen. */
export function useSend(): Send {
  return useData().send
}

/** The account whose data is shown. */
export function useAccount(): string {
  const { account, onAccount } = useData()
  return useSyncExternalStore(onAccount, account, account)
}

/** First wait until a network that gave no answer is tried again, ms; it doubles. */
const AGAIN = 10_000

/**
 * Settings that hold for every read: coming online asks again, and so does, now and then while the page is seen, a read
 * that reached nobody: many devices never say that their network is back. What the server refused is not retried.
 */
const settings = {
  shouldRetryOnError: unreached,
  errorRetryInterval: AGAIN,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  revalidateIfStale: true,
}

/** Puts the data layer under a tree; each provider has a memory of its own, gone with it. */
export function DataProvider({ deps, children }: { deps: DataDeps; children: ReactNode }) {
  const [config] = useState(() => ({ ...settings, fallback: firstOf(deps), provider: () => new Map() }))
  const data = useMemo(() => noting(deps), [deps])
  return (
    <DataContext value={data}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  )
}

/** Remembers when something was last changed through it. */
function noting(deps: DataDeps): Data {
  let changedAt = Number.NEGATIVE_INFINITY
  const send: Send = async (call, input, options) => {
    try {
      return await deps.send(call, input, options)
    } finally {
      if (call.effects) changedAt = deps.now()
    }
  }
  return { ...deps, send, changedAt: () => changedAt }
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
