import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { array, type InferOutput, object, string } from 'valibot'
import type { Talk } from '#data/timeline/talk.ts'
import { parsed } from '#lib/text/parsed.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft, useDraftEra } from '#session/use-draft.ts'

type Sending = Pick<Talk, 'takeFailed' | 'state' | 'subscribe'>

/** Texts with the client ids of their messages; '' for a rejected one, which has none any more. */
const Entries = array(object({ id: string(), text: string() }))
type Entries = InferOutput<typeof Entries>

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

/**
 * The texts that were not sent, as a draft: rejected ones, failed ones whose talk has left the screen, and those that
 * were being sent when the page went. One that the talk turns out to have is dropped.
 */
export function useUnsent(key: string, talk: Sending): Unsent {
  const { drafts } = useWholeSession()
  const era = useDraftEra()
  const [, keep] = useDraft(key)
  const shown = useRef<Sending>(undefined)
  const write = useCallback((entries: Entries) => keep(entries.length === 0 ? '' : JSON.stringify(entries)), [keep])
  const add = useCallback(
    (text: string, id = '') => {
      const others = entriesOf(drafts.get(key)).filter((each) => each.id === '' || each.id !== id)
      write([...others, { id, text }])
    },
    [drafts, key, write],
  )
  const collect = useCallback(() => {
    const failed = talk.takeFailed()
    // After a sign-out they are nobody's.
    if (drafts.era() !== era) return
    for (const { text, clientId } of failed) add(text, clientId)
  }, [talk, drafts, era, add])
  useEffect(() => {
    const leave = () => {
      collect()
      for (const own of talk.state().own) {
        if (own.state === 'sending' && own.kind === 'TEXT') add(own.text, own.clientId)
      }
    }
    // A page restored as it was left still has what it was sending.
    const back = ({ persisted }: PageTransitionEvent) => persisted && write(waitingOf(drafts.get(key), talk))
    shown.current = talk
    addEventListener('pagehide', leave)
    addEventListener('pageshow', back)
    return () => {
      shown.current = undefined
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      collect()
    }
  }, [talk, drafts, key, collect, add, write])
  useEffect(() => {
    const dropArrived = () => {
      const entries = entriesOf(drafts.get(key))
      const left = entries.filter(({ id }) => !talk.state().messages.some(({ clientId }) => clientId === id))
      if (left.length < entries.length) write(left)
    }
    dropArrived()
    return talk.subscribe(dropArrived)
  }, [talk, drafts, key, write])
  /** As stored: a message of a talk that was left may fail while the next one is open. */
  const waiting = () => waitingOf(drafts.get(key), talk)
  const textOf = () => joined(...waiting().map(({ text }) => text))
  return {
    text: useSyncExternalStore(talk.subscribe, textOf, textOf),
    add,
    take() {
      const taken = waiting()
      write(entriesOf(drafts.get(key)).filter((each) => !taken.some(({ id }) => id === each.id)))
      return joined(...taken.map(({ text }) => text))
    },
    isLeft: useCallback(() => shown.current !== talk, [talk]),
    collect,
  }
}

function entriesOf(draft: string): Entries {
  // The release before kept the text alone.
  return parsed(Entries, draft) ?? (draft === '' ? [] : [{ id: '', text: draft }])
}

/** Those that the talk does not show as its own. */
function waitingOf(draft: string, talk: Sending): Entries {
  const { own } = talk.state()
  return entriesOf(draft).filter(({ id }) => !own.some(({ clientId }) => clientId === id))
}

/** The texts that are not empty, one below the other. */
export const joined = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
