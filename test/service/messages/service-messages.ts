import { eq, inArray } from 'drizzle-orm'
import { QUIET_HOURS } from '#config/quiet-hours.ts'
import { noticeSubs, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { today } from '#test/service/seed/days.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { type Announcement, kinds, type MessageKind } from './kinds.ts'
import { ofInvoices, ofOrders, ofRefunds } from './of-orders.ts'
import {
  ofAccounts,
  ofApplies,
  ofComplaints,
  ofCoupons,
  ofParcels,
  ofPrizes,
  ofQuestions,
  ofSubscriptions,
} from './of-others.ts'

/** A message of the official account to a follower; it opens a page. product §2.19 */
export interface ServiceMessage {
  kind: MessageKind
  /** Epoch ms. */
  at: number
  userId: string
  title: string
  text: string
  path: string
}

/** How many of a kind are shown, so that no kind crowds out another. */
const MOST_OF_KIND = 4
const HOUR = 3_600_000

/**
 * The messages sent until now, newest first. They are derived from the database and the clock, so that none is missed or
 * sent twice; a kind that is switched off is not sent. None names a stock.
 */
export async function serviceMessages(deps: Deps): Promise<(ServiceMessage & { mobile: string })[]> {
  const parts = [
    ofSubscriptions,
    ofQuestions,
    ofPrizes,
    ofParcels,
    ofCoupons,
    ofAccounts,
    ofApplies,
    ofComplaints,
    ofOrders,
    ofRefunds,
    ofInvoices,
  ]
  const found = (await Promise.all(parts.map((part) => part(deps)))).flat()
  const isOff = await switchedOff(deps)
  const sent = found
    .map((each) => ({ ...each, at: sentAt(each) }))
    .filter((each) => each.at <= deps.now() && !isOff(each))
    .toSorted((a, b) => b.at - a.at)
  const counts = new Map<MessageKind, number>()
  const shown = sent.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= MOST_OF_KIND
  })
  const people = await deps.db.query.users.findMany({
    where: inArray(
      users.userId,
      shown.map(({ userId }) => userId),
    ),
  })
  return shown.map((message) => ({
    ...message,
    title: kinds[message.kind].title,
    mobile: (people.find(({ userId }) => userId === message.userId)?.mobile ?? '').replace(/^(\d{3})\d{4}/, '$1****'),
  }))
}

/** When it is sent: in the quiet hours, what can wait is delayed until the morning. */
function sentAt({ kind, at }: Announcement): number {
  if (!('waits' in kinds[kind])) return at
  const begin = today(at)
  const hour = (at - begin) / HOUR
  if (hour < QUIET_HOURS.to) return begin + QUIET_HOURS.to * HOUR
  return hour >= QUIET_HOURS.from ? begin + (24 + QUIET_HOURS.to) * HOUR : at
}

/** Whether the customer has switched the kind off. */
async function switchedOff({ db }: Deps): Promise<(found: Announcement) => boolean> {
  const rows = await db.query.noticeSubs.findMany({ where: eq(noticeSubs.targetId, '') })
  return ({ kind, userId }) => {
    const sub = 'sub' in kinds[kind] ? kinds[kind].sub : undefined
    // A followed pool or channel is announced unless its kind is switched off.
    const known = rows.find((row) => row.userId === userId && row.kind === sub)
    const isChosen = kind === 'poolChanged' || kind === 'caseChanged'
    return sub !== undefined && !(known?.on ?? (isChosen || noticeKinds.some((each) => each.kind === sub && each.on)))
  }
}
