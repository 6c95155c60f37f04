import { useEffect, useEffectEvent } from 'react'
import { chatMessageList } from '#api/domains/live/chat.ts'
import { streamMessages } from '#api/domains/live/stream.ts'
import { callKey } from '#api/key.ts'
import { useData } from '#data/deps.tsx'
import type { Answer } from '#data/answer.ts'
import { useSaved } from '#data/use-saved.ts'
import type { OutputOf } from '#api/call.ts'
import type { TalkMsg } from './frames.ts'

/** How many of the last messages can be read offline. CH-02 */
export const KEPT = 100
/** They are saved when no message has come for this time, ms. */
const STILL = 1_000

/** A chat, or a channel. */
type Kept = { chatId: string } | { channelId: string }

const keyOf = (of: Kept) => ('channelId' in of ? callKey(streamMessages, of) : callKey(chatMessageList, of))

interface KeptPage {
  title: string
  route: string
  /** When the access to the chat ends, epoch ms. */
  until: number | undefined
}

/** Saves the last messages of a chat or channel on the device; without a page none are saved, and a closed one removes them. */
export function useKeepTalk(of: Kept, messages: readonly TalkMsg[], page: KeptPage | 'closed' | undefined): void {
  const { snapshots, account, now } = useData()
  const write = useEffectEvent((whose: string) => {
    if (page === undefined || page === 'closed' || account() !== whose) return
    const value = { list: messages.slice(-KEPT).reverse(), hasMore: true }
    void snapshots.write(keyOf(of), { value, savedAt: now(), ...page })
  })
  const isClosed = page === 'closed'
  const own = keyOf(of)
  useEffect(() => {
    if (isClosed) void snapshots.remove((_, key) => key === own)
  }, [snapshots, own, isClosed])
  const isKept = page !== undefined && page !== 'closed'
  useEffect(() => {
    if (!isKept || messages.length === 0) return
    const whose = account()
    const timer = setTimeout(() => write(whose), STILL)
    return () => clearTimeout(timer)
  }, [account, messages, isKept])
}

/** The saved messages of a chat or channel, newest first: undefined while they are being read, null if there are none. */
export function useKeptTalk(of: Kept | null): Answer<OutputOf<typeof chatMessageList>> | null | undefined {
  return useSaved(chatMessageList, of && keyOf(of))
}
