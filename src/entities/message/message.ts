/** The categories of messages, also the list's filters. */
export type MessageKind = 'live' | 'answer' | 'pool' | 'order' | 'benefit' | 'account' | 'notice' | 'offer'

/**
 * A message for the customer: no call lists messages, so they are composed from the responses about orders, rooms,
 * answers, pools and notices. What no response contains, e.g. a time, is omitted and never invented. SV-03
 */
export interface Message {
  /** The same for the same event, so that it is read once. */
  id: string
  kind: MessageKind
  title: string
  text: string
  /** When it occurred, epoch ms. */
  at: number
  /** Its page; '' if it has none. */
  href: string
  /** The action there; '' if there is none. */
  verb: string
  /** A to-do for the customer, whatever its date. */
  isToDo: boolean
  /** The service has recorded that it was read. */
  isRead: boolean
}

type Given = Pick<Message, 'id' | 'kind' | 'title' | 'at'> & Partial<Message>

/** A message with its text. */
export function message(given: Given): Message {
  return { text: '', href: '', verb: '', isToDo: false, isRead: false, ...given }
}

export const DAY = 24 * 3_600_000
