import { and, eq, inArray, ne } from 'drizzle-orm'
import type { OutputOf } from '#api/call.ts'
import type { raCustomer } from '#api/domains/account/ra-customer.ts'
import { orders, raCustomers, refunds, trials } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { analystOf } from '#test/service/room/media.ts'
import { ownQuestions } from '#test/service/room/questions.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { channels, columns, type PoolList } from '#test/service/seed/pool/lists.ts'
import { trialsOn } from '#test/service/seed/promotion.ts'
import { staysOf } from '#test/service/seed/strategy/cases.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import { mainChannel } from '#test/service/strategies/present.ts'
import { openedBy, subscriptionsOf } from '#test/service/strategies/access.ts'
import type { Visit } from '#test/service/visit.ts'
import { truncate } from '#lib/text/graphemes.ts'

type Advice = OutputOf<typeof raCustomer>['list'][number]

/** While a service ran for a customer. */
interface Term {
  from: number
  to: number
}

const OPENING = 9.5 * 3600_000
/** How long a word holds that names no end itself. */
const HOLDS = 7 * DAY
const SERVED = ['IN_SERVICE', 'FINISHED', 'REFUNDING', 'REFUNDED']
const STEPS = { IN: '调入', ADJUST: '调整', OUT: '调出' } as const

const during = (terms: readonly Term[], at: number) => terms.some(({ from, to }) => from <= at && at < to)

/** All advice that was pushed to a customer by what they had at the time, each once, newest first. SV-10 */
export async function advicesOf(visit: Visit, deps: Deps): Promise<Advice[]> {
  const found = await Promise.all([ofLists(visit, deps), ofStrategies(visit, deps), ofAnswers(visit, deps)])
  return found
    .flat()
    .filter(({ at }) => at <= deps.now())
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}

/** When the last of what was bought ends, epoch ms; undefined where nothing runs. */
export async function serviceEnd(visit: Visit, deps: Deps): Promise<number | undefined> {
  const { userId } = visit.known().user
  const bought = await deps.db.query.orders.findMany({
    where: and(eq(orders.userId, userId), eq(orders.status, 'IN_SERVICE')),
  })
  const ends = bought.flatMap(({ serviceEndAt }) => serviceEndAt ?? []).filter((end) => end > deps.now())
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** Entries, changes and exits of the columns and channels. */
async function ofLists(visit: Visit, deps: Deps): Promise<Advice[]> {
  const lists = [...columns, ...channels]
  const terms = await Promise.all(lists.map((list) => termsOf(list, visit, deps)))
  return lists.flatMap((list, place) =>
    deps
      .library()
      .pools.of(list.id)
      .flatMap((record) =>
        record.timeline.map(({ at, kind, reason }): Advice => {
          const isCase = list.id.startsWith('CC')
          const { stock, validUntil, outAt = Infinity } = record
          return {
            id: `${record.id}-${kind}-${at}`,
            kind: isCase ? 'CASE' : 'COLUMN',
            at,
            title: `${list.name}${STEPS[kind]}：${stock.name}`,
            text: reason,
            symbol: stock.symbol,
            ...publisher(list.analyst),
            validUntil: kind === 'OUT' ? at + HOLDS : Math.min(validUntil, outAt),
            path: isCase ? `/case/stock/${record.id}` : `/pool/${list.id}/${stock.symbol}`,
          }
        }),
      )
      .filter(({ at }) => during(terms[place] ?? [], at)),
  )
}

/** A list that is sold: while it was paid for or tried; any other: since the record with the adviser was opened. */
async function termsOf({ id, skuId }: PoolList, visit: Visit, deps: Deps): Promise<Term[]> {
  const { userId } = visit.known().user
  const { db } = deps
  if (skuId === undefined) {
    const record = await db.query.raCustomers.findFirst({ where: eq(raCustomers.userId, userId) })
    return record ? [{ from: record.openAt, to: Infinity }] : []
  }
  const bought = (await boughtTerms(userId, deps)).filter((each) => each.skuId === skuId)
  const shows = new Set(
    trialsOn(today(deps.now()))
      .filter(({ listId }) => listId === id)
      .map(({ code }) => code),
  )
  const tried = (await db.query.trials.findMany({ where: eq(trials.userId, userId) })).filter(({ code }) =>
    shows.has(code),
  )
  return [...bought, ...tried.map(({ at, expireAt }) => ({ from: at, to: expireAt }))]
}

/** While each order was served, those that were returned later included. */
async function boughtTerms(userId: string, { db }: Deps): Promise<(Term & { skuId: string })[]> {
  const [ordered, returned] = await Promise.all([
    db.query.orders.findMany({ where: and(eq(orders.userId, userId), inArray(orders.status, SERVED)) }),
    db.query.refunds.findMany({ where: and(eq(refunds.userId, userId), ne(refunds.status, 'REJECTED')) }),
  ])
  return ordered.map(({ orderNumber, skuId, serviceStartAt, paidAt, createdAt, serviceEndAt }) => ({
    skuId,
    from: serviceStartAt ?? paidAt ?? createdAt,
    // Nothing is pushed once a refund was requested.
    to: Math.min(
      serviceEndAt ?? Infinity,
      ...returned.filter((each) => each.orderNumber === orderNumber).map((each) => each.createdAt),
    ),
  }))
}

/** Stocks that came into and left the strategies that the customer followed at the time. */
async function ofStrategies(visit: Visit, deps: Deps): Promise<Advice[]> {
  const { userId } = visit.known().user
  const [subscriptions, bought] = await Promise.all([subscriptionsOf(userId, deps), boughtTerms(userId, deps)])
  const { all, record, prices } = deps.library().strategies
  return all.flatMap((strategy) => {
    const terms: Term[] = [
      ...subscriptions
        .filter((each) => each.strategy === strategy)
        .map(({ openAt, expireAt }) => ({ from: openAt, to: expireAt })),
      ...bought.filter(({ skuId }) => openedBy(strategy, skuId)),
    ]
    if (terms.length === 0) return []
    const { strategyId, name, pool, rule } = strategy
    const { every, why } = rules[rule]
    const timeOf = (day: number) => (prices.days[day] ?? 0) + OPENING
    const dateOf = (day: number) => prices.dates[day] ?? String(day)
    return staysOf(record(mainChannel(strategy, deps)), prices)
      .flatMap((stay): Advice[] => {
        const { symbol, name: stock, inDay, outDay } = stay
        const common = {
          kind: 'STRATEGY' as const,
          symbol,
          ...publisher(strategy.analysts[0] ?? ''),
          path: pool ? `/strategy-pool/${pool.poolId}?stock=${symbol}` : `/strategy/${strategyId}/trade`,
        }
        const out = outDay === undefined ? Infinity : timeOf(outDay)
        const come: Advice = {
          ...common,
          id: `${strategyId}-${symbol}-${dateOf(inDay)}-IN`,
          at: timeOf(inDay),
          title: `${name}调入：${stock}`,
          text: why.buy,
          // Until the rule looks again.
          validUntil: Math.min(out, timeOf(inDay) + Math.max(7, Math.ceil(every * 1.5)) * DAY),
        }
        if (outDay === undefined) return [come]
        const gone = {
          id: `${strategyId}-${symbol}-${dateOf(outDay)}-OUT`,
          title: `${name}调出：${stock}`,
          text: why.sell,
        }
        return [come, { ...common, ...gone, at: out, validUntil: out + HOLDS }]
      })
      .filter(({ at }) => during(terms, at))
  })
}

/** What the customer asked and was answered. */
async function ofAnswers(visit: Visit, deps: Deps): Promise<Advice[]> {
  return (await ownQuestions(visit, deps)).map(
    ({ messageId, chatId, analyst, content, answer, answerAt, symbol }): Advice => ({
      id: messageId,
      kind: 'ANSWER',
      at: answerAt,
      title: `答复：${truncate(content, 30)}`,
      text: answer,
      ...(symbol !== null && { symbol }),
      ...publisher(analyst),
      validUntil: answerAt + HOLDS,
      path: `/chat/${chatId}/qa/${messageId}`,
    }),
  )
}

function publisher(number: string): Pick<Advice, 'publisher' | 'certNo'> {
  const { name, certNo } = analystOf(number)
  return { publisher: name, certNo }
}
