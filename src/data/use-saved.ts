import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import type { Call, OutputOf } from '#api/call.ts'
import { unreached } from '#api/errors.ts'
import type { Answer } from './answer.ts'
import { useAccount, useData } from './deps.tsx'
import type { Snapshot } from './offline/snapshot.ts'

/** What is saved of an answer for offline reading. */
export interface Offline<T> {
  title: string | ((data: T) => string)
  /** Where it differs from the page's. */
  route?: string
  /** The page works without this answer. */
  part?: boolean
  /** Which part of it may be saved. */
  keeps?: (data: T) => T
  /** When what is saved of it goes by itself, epoch ms; undefined: after the usual time. */
  until?: (data: T) => number | undefined
}

/**
 * Saves answers under a key. Called when the request begins, because by the time of the answer the page or the account
 * may have changed.
 */
export function useSave<T>(key: string | null, offline: Offline<T> | undefined) {
  const { snapshots, account } = useData()
  return () => {
    const here = location.pathname
    const whose = account()
    return ({ data, savedAt }: Answer<T>): void => {
      if (!offline || key === null || account() !== whose) return
      const { title, route = here, keeps = (all) => all, until } = offline
      const name = typeof title === 'string' ? title : title(data)
      const ends = until?.(data)
      const copy = { value: keeps(data), savedAt, route, title: name, ...(ends !== undefined && { until: ends }) }
      void snapshots.write(key, copy)
    }
  }
}

/** The saved answer under this key: undefined while it is being read, null where there is no readable one. */
export function useSaved<C extends Call>(call: C, key: string | null): Answer<OutputOf<C>> | null | undefined {
  const { snapshots } = useData()
  const account = useAccount()
  const [found, setFound] = useState<{ of: string; answer: Answer<OutputOf<C>> | null }>()
  const of = `${account} ${key}`
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const apply = (snapshot?: Snapshot) => wanted && setFound({ of, answer: readable(call, snapshot) })
    void snapshots.read(key).then(apply, () => apply())
    return () => {
      wanted = false
    }
  }, [call, snapshots, key, of])
  if (key === null) return null
  return found?.of === of ? found.answer : undefined
}

/** It may have been saved by an older release in another shape, so it is parsed like an answer. */
export function readable<C extends Call>(call: C, snapshot: Snapshot | undefined): Answer<OutputOf<C>> | null {
  const parsed = safeParse<C['output']>(call.output, snapshot?.value)
  return snapshot && parsed.success ? { data: parsed.output, savedAt: snapshot.savedAt } : null
}

/** Reports that a page's own content is available neither online nor offline. */
export function useUnreached(error: unknown, nothingSaved: boolean): void {
  const { onUnreached } = useData()
  // A failure from before this screen does not count: the request is running again.
  const [old] = useState(error)
  const now = nothingSaved && error !== old && unreached(error)
  useEffect(() => {
    if (now) onUnreached?.()
  }, [now, error, onUnreached])
}
