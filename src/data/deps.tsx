import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Call } from '#api/call.ts'
import type { Send } from '#api/send.ts'
import { createReach, type Reach } from './reach.ts'
import { createEarlyAnswers, type EarlyAnswers, type InlineRequest } from './early-answers.ts'
import type { Snapshots } from './offline/snapshot.ts'

/** The dependencies of the data layer. */
export interface DataDeps {
  send: Send
  snapshots: Snapshots
  /** The account is part of every key, so that a switch of account shows nothing of the other one. */
  account: () => string
  /** Calls back on every change of account; returns the unsubscriber. */
  onAccount: (changed: () => void) => () => void
  /** Epoch ms. */
  now: () => number
  /** Called when a page's own content is available neither online nor offline. */
  onUnreached?: () => void
}

/** The data layer as screens use it. */
export interface Data extends DataDeps {
  early: EarlyAnswers
  reach: Reach
  /** When a screen's last write was answered or failed, epoch ms; earlier reads may be out of date. */
  changedAt: () => number
  /** What is read without SWR's cache, refreshed when a write has made its call stale. */
  staleReads: Set<(isStale: (call: Call) => boolean) => unknown>
  /** Declares both accounts the same person, who has just bound a number. */
  inherit: (from: string, to: string) => void
  /** The person who reads: of another account, but the same once they have bound a number. */
  person: () => string
  /** Whether the current reader is the person of this account. */
  isStill: (account: string) => boolean
}

/** Makes the data layer, once, at boot. `inline`: the request that the document has already made. */
export function createData(deps: DataDeps, inline?: InlineRequest): Data {
  let changedAt = Number.NEGATIVE_INFINITY
  const people = new Map<string, string>()
  const personOf = (account: string) => people.get(account) ?? account
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
    staleReads: new Set(),
    inherit: (from, to) => void people.set(to, personOf(from)),
    person: () => personOf(deps.account()),
    isStill: (account) => personOf(account) === personOf(deps.account()),
    early: createEarlyAnswers({ ...deps, inline }),
    reach: createReach(deps.send),
  }
}

export const DataContext = createContext<Data | null>(null)

/** The data layer of the nearest provider. Throws without one. */
export function useData(): Data {
  const data = useContext(DataContext)
  if (!data) throw new Error('no DataProvider above')
  return data
}

/** The account whose data is shown. */
export function useAccount(): string {
  const { account, onAccount } = useData()
  return useSyncExternalStore(onAccount, account, account)
}

/** The person whose data is shown. */
export function usePerson(): string {
  const { person, onAccount } = useData()
  return useSyncExternalStore(onAccount, person, person)
}
