import { useSearchParams } from 'wouter'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Message } from '#entities/message/message.ts'
import { useMessages } from '#entities/message/messages.model.ts'
import { type About, byDay, type Day, filters, messagesAbout } from './messages.words.ts'

export interface MessageList {
  view: Loaded<{ days: readonly Day[]; offers: readonly Message[]; isPartial: boolean; toDo: number }>
  about: About
  choose: (about: string | undefined) => void
  unread: number
  isUnread: (message: Message) => boolean
  markRead: (id?: string) => void
}

/** The customer's messages, by day; the filter is in the address. SV-03 */
export function useMessageList(): MessageList {
  const [search, setSearch] = useSearchParams()
  const { loaded, now, ...rest } = useMessages()
  const about = filters.find(({ id }) => id === search.get('about'))?.id ?? 'all'
  return {
    ...rest,
    view: mapLoaded(loaded, ({ items, isPartial }) => ({
      days: byDay(messagesAbout(items, about), now),
      offers: items.filter(({ kind }) => kind === 'offer'),
      isPartial,
      toDo: messagesAbout(items, 'todo').length,
    })),
    about,
    choose: (next) => setSearch(next === undefined || next === 'all' ? {} : { about: next }, { replace: true }),
  }
}
