import { trackEvent, webTrackEvent, wxTrack } from '#api/domains/service/tracking.ts'
import { ApiError, HttpError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { Item } from './event.ts'

/** `rejected`: the service answered and would not accept it; `retry`: it may not have arrived. */
export type Outcome = 'done' | 'rejected' | 'retry'

export interface DeliverDeps {
  send: Send
  signedIn: () => boolean
  /** The customer's wxId now. */
  wxId: () => string | null
  /** The account now. */
  account: () => string
}

/** Sends one report to its endpoint. Never throws. */
export async function deliver(item: Item, deps: DeliverDeps): Promise<Outcome> {
  try {
    await post(item, deps)
    return 'done'
  } catch (error) {
    return outcomeOf(error)
  }
}

function post(item: Item, { send, signedIn, wxId, account }: DeliverDeps): Promise<unknown> {
  if (item.kind === 'landing') {
    const { wxId: sharer, path, salesNumber, ts } = item
    return send(wxTrack, { wxId: sharer, path, ts, ...(salesNumber !== undefined && { salesNumber }) })
  }
  // The account has changed since: a report never goes out under another's name or bearer.
  const asCustomer = item.customer && signedIn()
  const theirs = (item.event.wxId ?? null) === wxId() && (!asCustomer || item.account === account())
  if (!theirs) return send(webTrackEvent, withoutPerson(item).event)
  return asCustomer ? send(trackEvent, item.event) : send(webTrackEvent, item.event)
}

/** The event without anything that identifies a customer. */
export function withoutPerson<T extends Item & { kind: 'event' }>(item: T): T {
  const { wxId: _, ...event } = item.event
  return { ...item, customer: false, account: undefined, event }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof HttpError) return error.status < 500 && !RETRY.has(error.status) ? 'rejected' : 'retry'
  if (!(error instanceof ApiError)) return 'retry'
  return REJECTED.has(error.kind) ? 'rejected' : 'retry'
}

/** Timeout and "too many requests": the same report may succeed later. */
const RETRY: ReadonlySet<number> = new Set([408, 429])
const REJECTED: ReadonlySet<ApiError['kind']> = new Set(['business', 'shape', 'input', 'denied'])
