import { useEffect } from 'react'
import { Composer } from '#entities/talk/composer/composer.tsx'
import { Stopped } from '#entities/talk/stopped.tsx'
import { NobodySpoke } from '#entities/talk/nobody-spoke.tsx'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useChatTalk } from './chat-talk.model.ts'

const loadKept = () => import('./kept.tsx').then((m) => m.Kept)
const Kept = lazyPart(loadKept, <Skeleton lines={6} inset />)

interface Props {
  chatId: string
  title: string
  until: number | undefined
  role: string | undefined
  muted: boolean
  most: number
  onOnline: (count: number | undefined) => void
  onEnded: () => void
  unread: number
}

/** The talk of a chat and the composer; offline its saved copy. */
export function ChatTalk({ unread, ...of }: Props) {
  const { chatId, role } = of
  const { talk, state, error, bubbles, composer, stopped, onQuote } = useChatTalk(of)
  // The code of the offline view is loaded while online.
  useEffect(() => {
    if (state === 'ready') void loadKept().catch(() => undefined)
  }, [state])
  if (state === 'loading') return <Skeleton lines={6} inset />
  if (state === 'failed') {
    return role === undefined ? (
      <Kept {...{ chatId, error }} onRetry={talk.retry} />
    ) : (
      <ErrorCard message={error} onRetry={talk.retry} />
    )
  }
  return (
    <>
      {bubbles.length === 0 ? (
        <NobodySpoke />
      ) : (
        <TalkList {...{ bubbles, talk, onQuote, unread }} onAgain={composer.again} />
      )}
      {stopped.text !== '' ? (
        <Stopped stopped={stopped} onRestart={talk.restart} />
      ) : (
        role === undefined && <Composer model={composer} />
      )}
    </>
  )
}
