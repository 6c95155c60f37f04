import type { Message, MessageKind } from '#entities/message/message.ts'
import { dayLabel } from '#lib/time/day-label.ts'
import { day } from '#lib/time/dates.ts'

/** The filters of the list; 待我办 are the to-dos. */
export const filters = [
  { id: 'todo', name: '待我办' },
  { id: 'live', name: '直播' },
  { id: 'pool', name: '股池' },
  { id: 'answer', name: '答复' },
  { id: 'order', name: '订单' },
  { id: 'notice', name: '公告' },
] as const satisfies readonly { id: MessageKind | 'todo'; name: string }[]

export type About = (typeof filters)[number]['id'] | 'all'

/** The messages of a filter; those for members only are separate. */
export function messagesAbout(items: readonly Message[], about: About): Message[] {
  return items.filter(
    (each) => each.kind !== 'offer' && (about === 'all' || (about === 'todo' ? each.isToDo : each.kind === about)),
  )
}

/** A day of messages. */
export interface Day {
  label: string
  messages: Message[]
}

/** Messages, newest first, by the days of the service's clock. */
export function byDay(messages: readonly Message[], now: number | undefined): Day[] {
  const days = new Map<string, Day>()
  for (const each of messages) {
    const key = day(each.at)
    const found = days.get(key)
    if (found) found.messages.push(each)
    else days.set(key, { label: dayLabel(each.at, now), messages: [each] })
  }
  return [...days.values()]
}
