import { useEffect, useEffectEvent } from 'react'
import { useKeptTalk } from '#data/timeline/use-keep-talk.ts'
import { stamp } from '#lib/time/dates.ts'
import { type AroundMessage, toAround } from './context.model.ts'

export interface KeptTalk {
  savedAt: string
  /** Oldest first. */
  messages: AroundMessage[]
}

/** The saved copy of a chat: undefined while it is being read, null without one. */
export function useKept(chatId: string, onRetry: () => void): KeptTalk | null | undefined {
  const kept = useKeptTalk({ chatId })
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    const retry = () => again()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  if (!kept) return kept
  const messages = [...kept.data.list].reverse().map((message) => toAround(message, ''))
  return { savedAt: stamp(kept.savedAt), messages }
}
