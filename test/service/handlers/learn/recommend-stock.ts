import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { columns, type PoolList } from '#test/service/seed/pool/lists.ts'
import type { Session } from '#test/service/sessions.ts'
import { demand } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { feedOf } from '#test/service/paging/paging.ts'
import {
  isOpen,
  listAccess,
  noticesOf,
  rankOf,
  reasonsOf,
  recordAccess,
  timelineOf,
} from '#test/service/stocks/case-present.ts'

const UPDATES = '每个交易日15:30后更新'

export function recommendStock(deps: Deps): Handlers<'recommend-stock'> {
  const pools = () => deps.library().pools
  const current = (id: string) =>
    pools()
      .of(id)
      .filter(({ outAt }) => outAt === undefined)
  return {
    recommendColumn: (_, visit) =>
      Promise.all(
        columns.map(async (each) => ({ ...named(each), access: await listAccess(each, deps, visit.known()) })),
      ),
    async recommendColumnPool({ columnId }, visit) {
      const found = columnOf(columnId)
      if (!(await listAccess(found, deps, visit.known())).allowed) return []
      return current(found.id).map((record) => ({
        ...deps.library().market.quoteOf(record.stock),
        inAt: record.inAt,
        inPrice: record.inPrice,
        reason: record.timeline[0].reason,
        validUntil: record.validUntil,
        analyst: analystOf(record.list.analyst),
        hash: deps.seals.of(record).hashes.hash,
      }))
    },
    async recommendPoolInfo({ columnId }, visit) {
      const found = columnOf(columnId)
      const access = await listAccess(found, deps, visit.known())
      const sealed = pools()
        .of(found.id)
        .filter((record) => !isOpen(record, visit.now))
        .map((record) => {
          const { id: caseId, inDate, inAt, outDate } = record
          return { caseId, inDate, inAt, ...(outDate !== undefined && { outDate }), ...deps.seals.of(record).hashes }
        })
      const count = current(found.id).length
      return { ...named(found), rule: found.rule, updateTime: UPDATES, count, access, sealed }
    },
    recommendRank: ({ period = '1Y' }) =>
      rankOf(
        columns.flatMap(({ id }) => pools().of(id)),
        period,
        'profitRate',
        deps,
      ),
    recommendRankPool: ({ columnId, period = '1Y' }) =>
      rankOf(pools().of(columnOf(columnId).id), period, 'profitRate', deps),
    async recommendNoticePool({ columnId, beforeId }, visit) {
      const all = await noticesOf(columnOf(columnId).id, deps, visit.known())
      return feedOf(all, ({ id }) => id, { beforeId }).list
    },
    async recommendStockDetail({ columnId, symbol }, visit) {
      const record = await openRecord(columnId, symbol, deps, visit.known())
      const { inAt, inPrice, outAt, outPrice, timeline, risks, validUntil, list, stock } = record
      const { profitRate, maxRiseRate, maxFallRate } = record
      const { hashes, salt } = deps.seals.of(record)
      return {
        ...deps.library().market.quoteOf(stock),
        reasonHtml: `<p>${timeline[0].reason}</p>`,
        ...reasonsOf(record),
        analyst: analystOf(list.analyst),
        inAt,
        inPrice,
        ...(outAt !== undefined && { outAt, outPrice, profitRate, maxRiseRate, maxFallRate }),
        riskPoints: [...new Set(risks)],
        validUntil,
        isValid: outAt === undefined && validUntil > visit.now,
        caseId: record.id,
        ...hashes,
        salt,
      }
    },
    recommendStockDetailPool: async ({ columnId, symbol }, visit) =>
      timelineOf(await openRecord(columnId, symbol, deps, visit.known()), deps),
  }
}

function columnOf(columnId: string): PoolList {
  const found = columns.find(({ id }) => id === columnId)
  if (!found) throw notFound('股池')
  return found
}

function named({ id: columnId, name, riskLevel }: PoolList) {
  return { columnId, name, ...(riskLevel !== undefined && { riskLevel }) }
}

/**
 * The newest advice on a stock, if the caller may see it. Every rejection is the same, so that no one learns whether a
 * stock is on a locked column.
 */
async function openRecord(columnId: string, symbol: string, deps: Deps, session: Session) {
  const { pools, market } = deps.library()
  const found = columnOf(columnId)
  const records = pools.of(found.id).filter(({ stock }) => stock === market.of(symbol))
  const accessTo = await recordAccess(records, deps, session)
  const record = records.find((each) => accessTo(each).allowed)
  if (record) return record
  demand(await listAccess(found, deps, session))
  throw notFound('股池个股')
}
