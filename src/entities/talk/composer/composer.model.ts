import { useCallback, useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { explain } from '#data/explain.ts'
import type { Words } from '#data/timeline/own.ts'
import type { Talk } from '#data/timeline/talk.ts'
import { RECALLED } from '#lib/text/recalled.ts'
import { randomId } from '#lib/number/random-id.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft, useDraftEra } from '#session/use-draft.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'
import { joined, useUnsent } from './use-unsent.ts'

/** The service's codes: muted; too fast, to be tried again after three seconds. LV-03 */
const [MUTED, TOO_FAST] = [40341, 40342]
const PAUSE = 3_000

/** The message that is being answered: its author and text. */
interface Quoted {
  messageId: string
  text: string
}

/** A message as it is quoted above the input. */
export function quotedOf({ messageId, name, text, image, voice, film, card }: BubbleView): Quoted {
  const shown = image ? '［图片］' : voice ? '［语音］' : film ? '［视频］' : (card?.title ?? '')
  return { messageId, text: `${name}：${text || shown}` }
}

export interface Composer {
  text: string
  write: (text: string) => void
  error: string
  /** Whether sending is paused for a moment. */
  paused: boolean
  muted: boolean
  send: () => void
  /** Sends a failed message again; the same function at every render. */
  again: (clientId: string) => void
  /** What was not sent, beside the text that is being typed; '' if there is nothing. */
  unsent: string
  /** Puts it before the typed text. */
  takeBack: () => void
  /** The message that is being answered, if any. */
  quoted: Quoted | undefined
  /** Its author and text, or that it was recalled; '' without one. */
  quotedText: string
  quote: (quoted: Quoted | undefined) => void
  /** Sends an uploaded picture; undefined where pictures are not allowed. */
  show: ((fileKey: string, preview: string) => Promise<void>) | undefined
}

interface ComposerOptions {
  chatId: string
  talk: Talk
  /** The longest message, characters. */
  most: number
  /** Whether the customer is muted, as the room or its connection reports; undefined if neither does. */
  muted?: boolean | undefined
  /** Pictures can be sent as well. */
  pictures?: boolean
  /** Called when the service has accepted it; the same function at every render. */
  sent: (kind: Words['kind']) => void
}

/** The input of a talk; the text survives a rejection, a lost connection, a reload and a login. */
export function useComposer({ chatId, talk, most, muted, pictures = false, sent }: ComposerOptions): Composer {
  const key = `chat:${chatId}`
  const { drafts } = useWholeSession()
  const [text, keep] = useDraft(key)
  const era = useDraftEra()
  const { text: unsent, add, take, isLeft, collect } = useUnsent(`${key}:unsent`, talk)
  const [error, setError] = useState('')
  const [paused, setPaused] = useState(false)
  const [isRefused, refuse] = useState(false)
  const [quoted, quote] = useState<Quoted>()
  const refused = useCallback(
    (cause: unknown, words: Words, to?: Quoted) => {
      if (drafts.era() !== era) return
      setError(explain(cause))
      const code = cause instanceof BusinessError ? cause.code : 0
      if (code === MUTED) refuse(true)
      if (code === TOO_FAST) {
        setPaused(true)
        setTimeout(() => setPaused(false), PAUSE)
      }
      if (words.kind !== 'TEXT') return
      // Text that was typed since then stays.
      if (isLeft() || drafts.get(key) !== '') return add(words.text)
      keep(words.text)
      quote(to)
    },
    [drafts, era, key, keep, isLeft, add],
  )
  const deliver = useCallback(
    async (delivery: Promise<boolean>, words: Words, to?: Quoted) => {
      try {
        if (await delivery) sent(words.kind)
        else if (isLeft()) collect()
      } catch (cause) {
        refused(cause, words, to)
      }
    },
    [sent, isLeft, collect, refused],
  )
  const say = (words: Words, to?: Quoted) => {
    setError('')
    return deliver(talk.send(randomId(), words), words, to)
  }
  const isMuted = muted ?? isRefused
  return {
    text,
    write(typed) {
      keep(typed)
      setError('')
    },
    // The reason is shown above the field while it applies.
    error: isMuted ? '' : error,
    paused,
    muted: isMuted,
    quoted,
    quotedText: quoted && talk.isRecalled(quoted.messageId) ? RECALLED : (quoted?.text ?? ''),
    quote,
    show: pictures ? (fileKey, preview) => say({ kind: 'IMAGE', fileKey, preview }) : undefined,
    send() {
      const typed = plainText(text)
      if (typed === '') return setError('请输入内容')
      if (countOf(typed) > most) return setError(`内容不能超过${most}字`)
      keep('')
      quote(undefined)
      void say({ kind: 'TEXT', text: typed, replyToId: quoted?.messageId }, quoted)
    },
    again: useCallback(
      (clientId) => {
        const own = talk.state().own.find((each) => each.clientId === clientId)
        if (own) void deliver(talk.again(clientId), own)
      },
      [talk, deliver],
    ),
    unsent,
    takeBack() {
      keep(joined(take(), text))
    },
  }
}
