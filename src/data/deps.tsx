import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Send } from '#api/send.ts'
import type { Ahead } from './ahead.ts'
import type { Snapshots } from './offline/snapshot.ts'

/** An answer and when the server gave it, epoch ms. */
export interface Answer<T = unknown> {
  data: T
  savedAt: number
}

/** The dependencies of the data layer, passed in at boot. */
export interface DataDeps {
  send: Send
  snapshots: Snapshots
  /** The account is part of every key, so that a switch of account shows nothing of the other one. */
  account: () => string
  /** Calls back on every change of account; returns the unsubscriber. */
  onAccount: (changed: () => void) => () => void
  now: () => number
  /** Answers known before the first render, by `callKey`, for the account of that time. */
  first?: ReadonlyMap<string, Answer>
  /** Reads requested before their screen was open. */
  ahead?: Ahead | undefined
  /** Called when a page's own content is available neither online nor offline. */
  onUnreached?: () => void
}

/** The data layer as screens use it. */
export interface Data extends DataDeps {
  /** When a screen's last write was answered or failed, epoch ms; earlier reads may be out of date. */
  changedAt: () => number
}

const DataContext = createContext<Data | null>(null)

/** The data layer of the nearest provider. Throws without one. */
export function useData(): Data {
  const deps = useContext(DataContext)
  if (!deps) throw new Error('no DataProvider above')
  return deps
}

/** Provides the dependencies of reads and writes; the cache is the document's. */
export function DepsProvider({ deps, children }: { deps: DataDeps; children: ReactNode }) {
  const data = useMemo(() => noting(deps), [deps])
  return <DataContext value={data}>{children}</DataContext>
}

/** Records when something was last changed through it. */
function noting(deps: DataDeps): Data {
  let changedAt = Number.NEGATIVE_INFINITY
  const send: Send = async (call, input, options) => {
    try {
      return await deps.send(call, input, options)
    } finally {
      if (call.effects) changedAt = deps.now()
    }
  }
  return {
    ...deps,
    send,
    changedAt: () => changedAt,
    // It is loaded later than the screens.
    get ahead() {
      return deps.ahead
    },
  }
}

/** The account whose data is shown. */
export function useAccount(): string {
  const { account, onAccount } = useData()
  return useSyncExternalStore(onAccount, account, account)
}
