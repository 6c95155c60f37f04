import { useCallback, useEffect, useRef } from 'react'
import type { Talk } from '#data/timeline/talk.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft, useDraftEra } from '#session/use-draft.ts'

type Failing = Pick<Talk, 'takeFailed'>

interface Unsent {
  /** Without any: ''. */
  text: string
  add: (text: string) => void
  /** Removes and returns them. */
  take: () => string
  /** Whether the talk has left the screen. */
  isLeft: () => boolean
  /** Moves the failed messages of the talk here. */
  collect: () => void
}

/** The texts that were not sent, as a draft: rejected ones, and failed ones whose talk has left the screen. */
export function useUnsent(key: string, talk: Failing): Unsent {
  const { drafts } = useWholeSession()
  const era = useDraftEra()
  const [, keep] = useDraft(key)
  const shown = useRef<Failing>(undefined)
  const add = useCallback((text: string) => keep(joined(drafts.get(key), text)), [drafts, key, keep])
  const collect = useCallback(() => {
    const failed = talk.takeFailed()
    // After a sign-out they are nobody's.
    if (drafts.era() !== era) return
    for (const own of failed) if (own.kind === 'TEXT') add(own.text)
  }, [talk, drafts, era, add])
  useEffect(() => {
    shown.current = talk
    addEventListener('pagehide', collect)
    return () => {
      shown.current = undefined
      removeEventListener('pagehide', collect)
      collect()
    }
  }, [talk, collect])
  return {
    // As stored: a message of a talk that was left may fail while the next one is open.
    text: drafts.get(key),
    add,
    take() {
      const text = drafts.get(key)
      keep('')
      return text
    },
    isLeft: useCallback(() => shown.current !== talk, [talk]),
    collect,
  }
}

/** The texts that are not empty, one below the other. */
export const joined = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
