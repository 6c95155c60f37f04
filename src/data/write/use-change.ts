import { useCallback, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { useSend } from '#data/provider.tsx'

/**
 * Writes through a call. It is never repeated automatically; a second press with the same input while one is running
 * gets the first one's answer. `run` throws the ApiError of `send`, and OfflineError before anything is sent when the
 * device is offline.
 */
export function useChange<C extends Call>(
  call: C,
): { run: (input: InputOf<C>) => Promise<OutputOf<C>>; busy: boolean } {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const underWay = useRef<{ key: string; answer: Promise<OutputOf<C>> }>(null)
  const run = useCallback(
    (input: InputOf<C>) => {
      const key = JSON.stringify(input)
      if (underWay.current?.key === key) return underWay.current.answer
      setBusy(true)
      const answer = send(call, input).finally(() => {
        if (underWay.current?.answer !== answer) return
        underWay.current = null
        setBusy(false)
      })
      underWay.current = { key, answer }
      return answer
    },
    [send, call],
  )
  return { run, busy }
}
