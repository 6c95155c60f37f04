import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { listOf } from '#api/shapes.ts'
import { useAccount } from '#data/deps.tsx'
import { parsed } from '#lib/text/parsed.ts'
import { ownKey } from '#session/own-keys.ts'
import { type AppStorage, createStorage } from '#session/storage.ts'

/** A list that an account keeps on this device, newest first; it is removed with the account. */
export interface OwnList<S extends GenericSchema> {
  /** Its name below the account. */
  name: string
  item: S
  /** The id of an entry; a new entry replaces the old one with the same id. */
  idOf: (item: InferOutput<S>) => string
  most: number
}

/** The entries of `account`; unreadable ones are left out. */
function readOwn<S extends GenericSchema>(list: OwnList<S>, storage: AppStorage, account: string) {
  return entriesIn(list, storage.get(ownKey(account, list.name)))
}

/**
 * Puts an entry first, replacing the one with its id. Beyond `most` entries the oldest are dropped. Whether it is on the
 * device; otherwise it is kept as long as the page.
 */
function putOwn<S extends GenericSchema>(
  list: OwnList<S>,
  storage: AppStorage,
  account: string,
  item: InferOutput<S>,
): boolean {
  const others = readOwn(list, storage, account).filter((each) => list.idOf(each) !== list.idOf(item))
  return write(list, storage, account, [item, ...others].slice(0, list.most))
}

/** Removes the entry with this id; without one all of them. */
function dropOwn<S extends GenericSchema>(list: OwnList<S>, storage: AppStorage, account: string, id?: string): void {
  const others = id === undefined ? [] : readOwn(list, storage, account).filter((each) => list.idOf(each) !== id)
  write(list, storage, account, others)
}

/** The list of the current account, and its changes. */
export function useOwnList<S extends GenericSchema>(list: OwnList<S>) {
  const account = useAccount()
  const storage = useMemo(() => createStorage('local'), [])
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(ownKey(account, list.name)),
    () => null,
  )
  const items = useMemo(() => entriesIn(list, text), [list, text])
  return {
    items,
    put: useCallback((item: InferOutput<S>) => putOwn(list, storage, account, item), [list, storage, account]),
    drop: useCallback((id?: string) => dropOwn(list, storage, account, id), [list, storage, account]),
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = createStorage('local').onOtherTab(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function write<S extends GenericSchema>(
  { name }: OwnList<S>,
  storage: AppStorage,
  account: string,
  items: readonly InferOutput<S>[],
): boolean {
  const key = ownKey(account, name)
  const isKept = items.length > 0 && storage.set(key, JSON.stringify(items))
  if (items.length === 0) storage.remove(key)
  for (const listener of listeners) listener()
  return isKept
}

function entriesIn<S extends GenericSchema>({ item }: OwnList<S>, text: string | null): InferOutput<S>[] {
  return parsed(listOf(item), text) ?? []
}
