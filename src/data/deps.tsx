import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Send } from '#api/send.ts'
import type { Ahead } from './ahead.ts'
import type { Snapshots } from './offline/snapshot.ts'

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
  ahead?: Ahead | undefined
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

/** Hands over what reads and writes are made of; reads under it share the memory of the document. */
export function DepsProvider({ deps, children }: { deps: DataDeps; children: ReactNode }) {
  const data = useMemo(() => noting(deps), [deps])
  return <DataContext value={data}>{children}</DataContext>
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
  return {
    ...deps,
    send,
    changedAt: () => changedAt,
    // It comes later than the screens.
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
