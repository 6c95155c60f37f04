import type { Access } from '#api/shapes.ts'
import type { CaseRank, StockCase } from '#api/shapes/stock-case.ts'
import type { Deps } from '#test/service/deps.ts'
import { analystOf } from '#test/service/room/media.ts'
import { trialUntil } from '#test/service/people/trials.ts'
import { notFound } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { PoolList } from '#test/service/seed/pool/lists.ts'
import type { SeedRecord } from '#test/service/seed/pool/records.ts'
import type { Session } from '#test/service/sessions.ts'

/** From here on after its close a case is public. PL-01 */
const OPEN_AFTER = 30 * DAY

/** What the caller may see of a list: purchased, or on trial; by a valid evaluation alone where nothing is sold. */
export async function listAccess(list: PoolList, deps: Deps, session: Session | null): Promise<Access> {
  const { id, skuId, riskLevel } = list
  if (skuId === undefined) return deps.access.toService(riskLevel ?? '', session)
  const paid = await deps.access.toAdvice({ skuId, riskLevel }, session)
  if (paid.allowed || !session) return paid
  const expireAt = await trialUntil(session.user.userId, id, deps)
  const fit = deps.access.toService(riskLevel ?? '', session)
  return expireAt !== undefined && fit.allowed ? { allowed: true, skuId, expireAt } : paid
}

/** What the caller may see of each record; every list is looked up once. */
export async function recordAccess(records: readonly SeedRecord[], deps: Deps, session: Session | null) {
  const lists = [...new Set(records.map(({ list }) => list))]
  const found = new Map(
    await Promise.all(lists.map(async (list) => [list, await listAccess(list, deps, session)] as const)),
  )
  return (record: SeedRecord): Access => {
    if (isOpen(record, deps.now())) return { allowed: true }
    return found.get(record.list) ?? { allowed: false }
  }
}

/** Whether a case was closed so long ago that it is a lesson and not advice. */
export function isOpen({ outAt }: SeedRecord, now: number): boolean {
  return outAt !== undefined && outAt <= now - OPEN_AFTER
}

/** A record in the shape of the contract; masked without access. */
export function toCase(record: SeedRecord, access: Access, { seals }: Pick<Deps, 'seals'>): StockCase {
  const { id, list, stock, inDate, inAt, inPrice, outDate, outAt, outPrice } = record
  const { hashes, salt } = seals.of(record)
  const shown = {
    caseId: id,
    channelId: list.id,
    status: outDate === undefined ? 'CURRENT' : 'CLOSED',
    inDate,
    inAt,
    ...(outDate !== undefined && { outDate, outAt }),
    analyst: analystOf(list.analyst),
    access,
    ...hashes,
  }
  if (!access.allowed) return { ...shown, symbol: `${stock.symbol.slice(0, 4)}****` }
  const { profitRate, maxRiseRate, maxFallRate, validUntil } = record
  const figures = { inPrice, profitRate, maxRiseRate, maxFallRate, ...(outPrice !== undefined && { outPrice }) }
  return { ...shown, symbol: stock.symbol, name: stock.name, ...figures, validUntil, salt, ...reasonsOf(record) }
}

/** Why a record was entered and, if closed, exited. */
export function reasonsOf({ timeline, outAt }: SeedRecord) {
  return { reason: timeline[0].reason, ...(outAt !== undefined && { outReason: timeline.at(-1)?.reason }) }
}

/** The steps of a record with their hashes. */
export function timelineOf(record: SeedRecord, { seals }: Pick<Deps, 'seals'>) {
  const { steps } = seals.of(record)
  return record.timeline.map((step, at) => ({ ...step, hash: steps[at] }))
}

export async function toCases(records: readonly SeedRecord[], deps: Deps, session: Session | null) {
  const accessTo = await recordAccess(records, deps, session)
  return records.map((record) => toCase(record, accessTo(record), deps))
}

export function recordOf(id: string, deps: Deps): SeedRecord {
  const found = deps.library().pools.record(id)
  if (!found) throw notFound('案例')
  return found
}

const PERIODS = { '3M': 90 * DAY, '1Y': 365 * DAY, ALL: Infinity } as const

/** The public records closed in a period, ordered by a measure, the greatest first; and the totals of all of them. */
export function rankOf(
  records: readonly SeedRecord[],
  period: keyof typeof PERIODS,
  measure: 'profitRate' | 'maxRiseRate',
  deps: Deps,
): CaseRank {
  const now = deps.now()
  const closed = records
    .filter((record) => isOpen(record, now) && (record.outAt ?? 0) > now - PERIODS[period])
    .toSorted((a, b) => b[measure] - a[measure] || (a.id < b.id ? -1 : 1))
  const rates = closed.map(({ profitRate }) => profitRate).toSorted((a, b) => a - b)
  const count = rates.length
  return {
    period,
    sample: {
      count,
      winCount: rates.filter((rate) => rate > 0).length,
      ...(count > 0 && {
        avgRate: meanOf(rates),
        medianRate: meanOf([rates[Math.floor((count - 1) / 2)] ?? 0, rates[Math.floor(count / 2)] ?? 0]),
        worstRate: rates[0],
        maxDrawdownRate: Math.min(0, ...closed.map(({ maxFallRate }) => maxFallRate)),
      }),
    },
    list: closed.map((record) => toCase(record, { allowed: true }, deps)),
    asOf: deps.library().market.asOf,
  }
}

/** The mean of rates with four digits, rounded half away from zero: computed in integers, where halves are exact. */
function meanOf(rates: readonly number[]): number {
  const sum = rates.reduce((total, rate) => total + Math.round(rate * 10_000), 0)
  return (Math.sign(sum) * Math.floor((2 * Math.abs(sum) + rates.length) / (2 * rates.length))) / 10_000
}

/** The events of a list, newest first: one for each step, its stock only with access. */
export async function noticesOf(listId: string, deps: Deps, session: Session | null) {
  const records = deps.library().pools.of(listId)
  const accessTo = await recordAccess(records, deps, session)
  return records
    .flatMap((record) =>
      record.timeline.map(({ at, kind }) => ({
        id: `${record.id}-${kind}`,
        text: WORDS[kind],
        at,
        ...(accessTo(record).allowed && { symbol: record.stock.symbol, link: linkTo(record) }),
      })),
    )
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}

const WORDS = { IN: '新增一条记录', ADJUST: '一条记录调整了观察权重', OUT: '一条记录已移出' } as const

function linkTo({ id, list, stock }: SeedRecord): string {
  return list.id.startsWith('CC') ? `/case/stock/${id}` : `/pool/${list.id}/${stock.symbol}`
}
