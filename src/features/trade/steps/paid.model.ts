import { useEffect, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { AFTER_VISIT, type Rhythm } from '#data/watch/rhythm.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useHost } from '#wechat/page.tsx'

/** WeChat's answer about a payment. Only a hint: the server knows whether money moved. spec §9 */
export type Hint = 'ok' | 'cancel' | 'fail'

const WAITS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 5_000, 5_000, 5_000, 4_000]
/** Checks after a payment: 30 s in all. reliability O4 */
export const AFTER_PAYMENT: Rhythm = (made) => WAITS[made - 1]
/** Checks outside WeChat, where nothing tells when the other phone pays: on and on. */
export const ELSEWHERE: Rhythm = (made) => AFTER_VISIT(made) ?? 10_000

/** The service's state of a payment, and WeChat's answer. */
export interface Paid<T> {
  /** The newest answer of the service. */
  answer: T | undefined
  /** WeChat's answer to the last attempt, ignored until the service has answered after it. */
  hint: Hint | undefined
  isAnswered: boolean
  /** It is no longer polled; `failed`: the last check had no answer. */
  exhausted: boolean
  failed: boolean
  noteHint: (hint: Hint) => void
  recheck: () => void
}

/**
 * Checks a payment with the service: once and at each return before an attempt, repeatedly after it. Outside WeChat
 * another phone pays, which takes longer and reports nothing.
 */
export function usePaid<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  until: (answer: OutputOf<C>) => boolean,
): Paid<OutputOf<C>> {
  const inside = useHost().kind === 'inside'
  const [tried, setTried] = useState<{ hint: Hint; before: OutputOf<C> | undefined }>()
  const isAwaited = tried !== undefined || !inside
  const read = useFresh(call, isAwaited ? null : input)
  const watched = useWatch(call, isAwaited ? input : null, { seen: inside ? AFTER_PAYMENT : ELSEWHERE, until })
  const answer = dataOf(isAwaited ? watched : read) ?? tried?.before
  // WeChat answers long after the press: the newest answer counts, not the one of that render.
  const newest = useRef(answer)
  useEffect(() => void (newest.current = answer), [answer])
  const recheck = () => (isAwaited ? watched.recheck() : refresh(read))
  return {
    answer,
    hint: tried?.hint,
    isAnswered: answer !== tried?.before,
    exhausted: watched.exhausted,
    failed: watched.exhausted && watched.error !== undefined,
    noteHint(hint) {
      setTried({ hint, before: newest.current })
      watched.recheck()
    },
    recheck,
  }
}
