/** What a message is about: the list is narrowed by it. */
export type MessageKind = 'live' | 'answer' | 'pool' | 'order' | 'benefit' | 'account' | 'notice' | 'offer'

/**
 * Something that concerns the customer: no call lists messages, so it is put together from what the calls say of orders,
 * rooms, answers, pools and notices. What no answer has, a time for one, is left out and never invented. SV-03
 */
export interface Message {
  /** The same for the same event: it is read once. */
  id: string
  kind: MessageKind
  title: string
  text: string
  /** When it came about, epoch ms. */
  at: number
  /** Its page; '' where it has none. */
  href: string
  /** What is done there; '' where there is nothing to do. */
  verb: string
  /** The customer has to do something, whenever it came. */
  isToDo: boolean
  /** The service knows that it was read. */
  isRead: boolean
}

type Given = Pick<Message, 'id' | 'kind' | 'title' | 'at'> & Partial<Message>

/** A message with what it says. */
export function message(given: Given): Message {
  return { text: '', href: '', verb: '', isToDo: false, isRead: false, ...given }
}

export const DAY = 24 * 3_600_000
