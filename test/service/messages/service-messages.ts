import { eq, inArray } from 'drizzle-orm'
import { QUIET_HOURS } from '#config/quiet-hours.ts'
import { noticeSubs, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { today } from '#test/service/seed/days.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { type Found, kinds, type MessageKind } from './kinds.ts'
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

/** What the account of the house sends to a follower; each opens a page. product §2.19 */
export interface ServiceMessage {
  kind: MessageKind
  /** Epoch ms. */
  at: number
  userId: string
  title: string
  text: string
  path: string
}

/** As many of a kind are shown, so that none is lost among another. */
const MOST_OF_KIND = 4
const HOUR = 3_600_000

/**
 * What the house sent until now, newest first. It follows from what is kept and the clock, so that nothing is sent twice
 * and nothing is missed; a reminder that is switched off is not sent. None names a stock.
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

/** When it is sent: what can wait is not sent in the quiet hours, but in the morning after. */
function sentAt({ kind, at }: Found): number {
  if (!('waits' in kinds[kind])) return at
  const begin = today(at)
  const hour = (at - begin) / HOUR
  if (hour < QUIET_HOURS.to) return begin + QUIET_HOURS.to * HOUR
  return hour >= QUIET_HOURS.from ? begin + (24 + QUIET_HOURS.to) * HOUR : at
}

/** Which of them their customer does not want. */
async function switchedOff({ db }: Deps): Promise<(found: Found) => boolean> {
  const rows = await db.query.noticeSubs.findMany({ where: eq(noticeSubs.targetId, '') })
  return ({ kind, userId }) => {
    const sub = 'sub' in kinds[kind] ? kinds[kind].sub : undefined
    // A room, pool or channel that was chosen is a wish of its own; its kind says whether such may come at all.
    const known = rows.find((row) => row.userId === userId && row.kind === sub)
    const isChosen = kind === 'poolChanged' || kind === 'caseChanged'
    return sub !== undefined && !(known?.on ?? (isChosen || noticeKinds.some((each) => each.kind === sub && each.on)))
  }
}
