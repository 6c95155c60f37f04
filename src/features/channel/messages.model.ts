import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Quote } from '#api/shapes.ts'
import type { Feed } from '#data/list/use-feed.ts'
import type { Loaded } from '#data/loaded.ts'
import { isClosed } from '#data/refusal.ts'
import type { TalkMsg } from '#data/timeline/frames.ts'
import type { Talk } from '#data/timeline/talk.ts'
import type { TalkState } from '#data/timeline/talk-state.ts'
import { useKeepTalk, useKeptTalk } from '#data/timeline/use-keep-talk.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type StoppedView, toStopped } from '#entities/talk/stopped.words.ts'
import { type StreamFilter, STREAMS, streamHref } from '#lib/path/stream-href.ts'
import { type MessageRow, toMessageRows } from './channel.words.ts'

export interface Messages {
  feed: Feed<MessageRow>
  /** New messages that are not shown yet. */
  waiting: { count: number; letIn: () => void }
  stopped: StoppedView
  restart: () => void
}

interface MessagesOf {
  channelId: string
  name: string
  unread: number
  filter: StreamFilter
  stocks: readonly Quote[]
}

const NONE: readonly TalkMsg[] = []
const PLACE = { name: '频道', others: { label: '看其他频道', href: STREAMS } }

/** The messages of a channel, newest first; new ones wait behind a button. live §5, MD-08 */
export function useMessages({ channelId, name, unread, filter, stocks }: MessagesOf): Messages {
  const { talk, state } = useTalk({ channelId, ...filter })
  const now = useToday()
  const { all, unfiltered, loaded } = useHeard({ channelId, name, filter, talk, state })
  const { rows, waiting, letIn } = useLetIn(all)
  const lastRead = useLastRead(unfiltered, unread)
  const older = useOlder(talk, state.older)
  return {
    feed: {
      ...loaded(toMessageRows(rows, { channelId, stocks, lastRead, now })),
      ...older,
      fresh: 0,
    },
    waiting: {
      count: waiting,
      letIn() {
        letIn()
        talk.atEnd(true)
      },
    },
    stopped: toStopped(state.stopped, PLACE),
    restart: talk.restart,
  }
}

interface HeardOf extends Pick<MessagesOf, 'channelId' | 'name' | 'filter'> {
  talk: Talk
  state: TalkState
}

/**
 * The loaded messages, newest first; until they are loaded, those saved on the device. `unfiltered`: without these, and
 * none while there is a filter.
 */
function useHeard({ channelId, name, filter, talk, state }: HeardOf) {
  const isWhole = filter.analyst === undefined && filter.symbol === undefined
  const isRead = state.state === 'ready'
  const { messages, error } = state
  const page = { title: name, route: streamHref(channelId), until: undefined }
  useKeepTalk({ channelId }, messages, isClosed(error) ? 'closed' : isWhole && isRead ? page : undefined)
  const kept = useKeptTalk(isWhole && !isRead && !isClosed(error) ? { channelId } : null)
  const all: readonly TalkMsg[] = useMemo(
    () => (isRead ? [...messages].reverse() : (kept?.data.list ?? [])),
    [isRead, messages, kept],
  )
  const loaded = <T>(data: T): Loaded<T> => {
    const refresh = async () => talk.wake()
    if (isRead) return { state: 'ready', data, savedAt: 0, stale: false, refresh }
    // The saved copy is shown at once, so that Back restores the position.
    if (kept) {
      const stale = state.state === 'failed'
      return { state: 'ready', data, savedAt: kept.savedAt, stale, refresh: async () => talk.retry() }
    }
    return state.state === 'failed' ? { state: 'failed', error, retry: talk.retry } : { state: 'loading' }
  }
  const again = useEffectEvent(() => {
    if (state.state === 'failed') talk.retry()
  })
  useEffect(() => {
    const retry = () => again()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return { all, unfiltered: isWhole && isRead ? all : NONE, loaded }
}

/** Messages newer than the top one wait, so that nothing moves while reading. */
function useLetIn(all: readonly TalkMsg[]) {
  const [top, setTop] = useState<string>()
  const newest = all[0]?.messageId
  if (top === undefined && newest !== undefined) setTop(newest)
  const waiting = Math.max(
    0,
    all.findIndex(({ messageId }) => messageId === top),
  )
  return { rows: all.slice(waiting), waiting, letIn: () => setTop(newest) }
}

/** The newest message of a channel that the customer had seen before the page was opened or hidden. */
function useLastRead(all: readonly TalkMsg[], unread: number): string | undefined {
  const [last, setLast] = useState<string>()
  const first = unread > 0 ? all[unread]?.messageId : undefined
  if (last === undefined && first !== undefined) setLast(first)
  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') setLast(all[0]?.messageId)
  })
  useEffect(() => {
    const left = () => leave()
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [])
  return last
}

/** Older messages, loaded on a press. */
function useOlder(talk: Talk, hasOlder: boolean) {
  const [asking, setAsking] = useState<{ error?: unknown }>()
  const ask = () => {
    setAsking({})
    // While reading further down nothing is dropped.
    talk.atEnd(false)
    talk.older().then(
      () => setAsking(undefined),
      (error: unknown) => setAsking({ error }),
    )
  }
  const isFailed = asking !== undefined && 'error' in asking
  return {
    more: hasOlder && asking === undefined ? ask : undefined,
    busy: asking !== undefined && !isFailed,
    failed: isFailed ? { error: asking.error, retry: ask } : undefined,
  }
}
