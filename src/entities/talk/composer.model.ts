import { useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { explain } from '#data/explain.ts'
import type { Talk } from '#data/timeline/talk.ts'
import { randomId } from '#lib/number/random-id.ts'
import { useDraft } from '#session/use-draft.ts'

/** The service's codes: muted; too fast, to be tried again after three seconds. product LV-03 */
const [MUTED, TOO_FAST] = [40341, 40342]
const PAUSE = 3_000

/** A message that is answered: who said what. */
interface Quoted {
  messageId: string
  text: string
}

export interface Composer {
  text: string
  write: (text: string) => void
  error: string
  /** For a moment nothing can be sent. */
  paused: boolean
  muted: boolean
  send: () => void
  /** What is answered; undefined where the words stand by themselves. */
  quoted: Quoted | undefined
  quote: (quoted: Quoted | undefined) => void
  /** Says why something could not be sent. */
  fail: (words: string) => void
}

/** What is typed into a talk; it survives a refusal, a reload and a login. `sent`: it was taken. */
export function useComposer(chatId: string, talk: Talk, sent: () => void): Composer {
  const [text, keep] = useDraft(`chat:${chatId}`)
  const [error, setError] = useState('')
  const [paused, setPaused] = useState(false)
  const [muted, setMuted] = useState(false)
  const [quoted, quote] = useState<Quoted>()
  const refused = (cause: unknown, typed: string) => {
    keep(typed)
    quote(quoted)
    setError(explain(cause))
    const code = cause instanceof BusinessError ? cause.code : 0
    if (code === MUTED) setMuted(true)
    if (code !== TOO_FAST) return
    setPaused(true)
    setTimeout(() => setPaused(false), PAUSE)
  }
  return {
    text,
    write(typed) {
      keep(typed)
      setError('')
    },
    error,
    paused,
    muted,
    fail: setError,
    quoted,
    quote,
    send() {
      const typed = text.trim()
      if (typed === '') return setError('请输入内容')
      keep('')
      setError('')
      quote(undefined)
      talk.send(randomId(), typed, quoted?.messageId).then(sent, (cause: unknown) => refused(cause, text))
    },
  }
}
