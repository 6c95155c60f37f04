import { actionOn } from '#test/service/seed/market/actions.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import type { Order } from '#test/service/seed/strategy/orders.ts'
import { fillsOf, type Run } from '#test/service/seed/strategy/run.ts'

/**
 * An independent implementation of the figures of strategies that shares no arithmetic with the service: of an order it
 * reads only day, side, price and shares, of the market bars and distributions. It computes in whole fen and divides
 * once.
 */
export interface Traded {
  isFund: boolean
  /** By date, in thousandths of a yuan. */
  closes: ReadonlyMap<string, bigint>
  /** By date: thousandths of a yuan a share, and new shares for a thousand. */
  actions: ReadonlyMap<string, { cash: bigint; bonus: bigint }>
  /** The date of its delisting, if any. */
  leftOn?: string | undefined
}

type Fill = Pick<Order, 'symbol' | 'side' | 'price' | 'filledQty'> & { date: string }

interface Closed {
  symbol: string
  inDate: string
  outDate: string
  profitFen: bigint
  costFen: bigint
  holdDays: number
  /** Closes while it was held over the purchase price, in millionths. */
  moves: number[]
}

/** The market data of a stock, read once. */
export function tradedIn(market: Market): (symbol: string) => Traded {
  const kept = new Map<string, Traded>()
  return (symbol) => {
    const known = kept.get(symbol)
    if (known) return known
    const stock = market.of(symbol)
    if (!stock) throw new Error(`no ${symbol}`)
    const scale = stock.isFund ? 1 : 10
    const actions = market.days.flatMap((day) => {
      const { cash, bonus } = actionOn(stock, day) ?? { cash: 0, bonus: 0 }
      const shares = { cash: BigInt(scale * cash), bonus: BigInt(Math.round(1000 * bonus)) }
      return cash + bonus > 0 ? [[dateOf(day), shares] as const] : []
    })
    const made = {
      isFund: stock.isFund,
      closes: new Map(market.bars(stock).map(({ d, close }) => [d, thousandths(close)])),
      actions: new Map(actions),
      leftOn: stock.leftOn,
    }
    kept.set(symbol, made)
    return made
  }
}

/** The account behind a run with its benchmark, date by date. */
export function auditOf({ spec, orders, equityFen }: Run, all: readonly string[], of: (symbol: string) => Traded) {
  const dates = all.slice(spec.from, spec.from + equityFen.length)
  const fills = fillsOf({ orders }).map((order) => ({ ...order, date: all[order.day] ?? '' }))
  const bench = of('SH000300').closes
  // The broker's fees, in millionths.
  const taken = BigInt(Math.round(spec.feeRate * 1_000_000))
  const account = audit(dates, fills, { capitalFen: BigInt(spec.capitalFen), taken }, of)
  return { ...account, dates, bench: dates.map((date) => bench.get(date) ?? 1n) }
}

interface Held {
  qty: bigint
  price: bigint
  cost: bigint
  since: number
  got: bigint
  whole: bigint
  paid: bigint
  /** The last close and the distributions since the purchase, as a factor of two integers. */
  last: bigint
  factor: [bigint, bigint]
  moves: number[]
}

export const thousandths = (yuan: number) => BigInt(Math.round(yuan * 1000))
/** Thousandths of a yuan times shares, in fen, half up. */
export const fen = (price: bigint, qty: bigint) => (price * qty + 5n) / 10n
const share = (amount: bigint, millionths: bigint) => (amount * millionths + 500_000n) / 1_000_000n
/** At least 5 yuan, unless there is no commission at all. */
const broker = (amount: bigint, taken: bigint) =>
  taken === 0n || share(amount, taken) > 500n ? share(amount, taken) : 500n

/** part / whole in millionths, half away from zero. */
export function millionths(part: bigint, whole: bigint): number {
  const rounded = Number(((part < 0n ? -part : part) * 2_000_000n + whole) / (2n * whole)) / 1_000_000
  return part < 0n && rounded !== 0 ? -rounded : rounded
}

interface Taken {
  side: string
  isFund: boolean
  /** The broker's fees, in millionths. */
  taken?: bigint
}

/** The fees of an order of this many fen, at 万2.5 by default. */
export function chargeOf({ side, isFund, taken = 250n }: Taken, amount: bigint): bigint {
  const transfer = isFund ? 0n : share(amount, 10n)
  return broker(amount, taken) + transfer + (isFund || side === 'BUY' ? 0n : share(amount, 500n))
}

/** The account behind a record: its value at each close, every closed position, and the amounts paid and sold. */
function audit(
  dates: readonly string[],
  fills: readonly Fill[],
  { capitalFen, taken }: { capitalFen: bigint; taken: bigint },
  of: (symbol: string) => Traded,
) {
  const byDate = new Map<string, Fill[]>()
  for (const fill of fills) byDate.set(fill.date, [...(byDate.get(fill.date) ?? []), fill])
  const held = new Map<string, Held>()
  const closed: Closed[] = []
  const worth: bigint[] = []
  const payouts: string[] = []
  const faults: string[] = []
  const sums = dates.map(() => ({ sold: 0n, fees: 0n }))
  let cash = capitalFen
  const end = (symbol: string, mine: Held, at: number, got: bigint) => {
    held.delete(symbol)
    const profitFen = mine.got + got + mine.paid - mine.whole
    const [inDate = '', outDate = ''] = [dates[mine.since], dates[at]]
    closed.push({
      symbol,
      inDate,
      outDate,
      profitFen,
      costFen: mine.whole,
      holdDays: at - mine.since,
      moves: mine.moves,
    })
  }
  for (const [at, date] of dates.entries()) {
    for (const [symbol, mine] of held) {
      const action = of(symbol).actions.get(date)
      if (action) {
        const paid = fen(action.cash, mine.qty)
        const reference =
          ((mine.last - action.cash) * 2_000n + 10n * (1000n + action.bonus)) / (20n * (1000n + action.bonus))
        mine.factor = [mine.factor[0] * mine.last, mine.factor[1] * reference * 10n]
        const bonus = (mine.qty * action.bonus) / 1000n
        payouts.push(`${date} ${symbol} ${mine.qty} ${paid} ${bonus}`)
        mine.qty += bonus
        mine.paid += paid
        cash += paid
      }
      if (of(symbol).leftOn === date) end(symbol, mine, at, 0n)
    }
    for (const { symbol, side, price, filledQty } of byDate.get(date) ?? []) {
      const qty = BigInt(filledQty)
      const amount = fen(thousandths(price), qty)
      const fees = chargeOf({ side, isFund: of(symbol).isFund, taken }, amount)
      const mine = held.get(symbol)
      const sum = sums[at] ?? { sold: 0n, fees: 0n }
      sum.fees += fees
      if (side === 'BUY') {
        cash -= amount + fees
        const cost = amount + fees
        const none = { got: 0n, paid: 0n, last: thousandths(price), moves: [] }
        held.set(symbol, { qty, price: thousandths(price), cost, whole: cost, since: at, factor: [1n, 1n], ...none })
        if (cash < 0n) faults.push(`${date} ${symbol} unpaid`)
        continue
      }
      if (!mine || mine.since >= at) {
        faults.push(`${date} ${symbol} sold on its day or never bought`)
        continue
      }
      cash += amount - fees
      sum.sold += amount
      if (qty === mine.qty) end(symbol, mine, at, amount - fees)
      else {
        mine.got += amount - fees
        mine.cost -= (2n * mine.cost * qty + mine.qty) / (2n * mine.qty)
        mine.qty -= qty
      }
    }
    let total = cash
    for (const [symbol, mine] of held) {
      mine.last = of(symbol).closes.get(date) ?? mine.last
      total += fen(mine.last, mine.qty)
      mine.moves.push(millionths(mine.last * mine.factor[0] - mine.price * mine.factor[1], mine.price * mine.factor[1]))
    }
    worth.push(total)
  }
  return { closed, worth, held, sums, faults, payouts }
}

/** The figures of an account over a period, as the contract names them. */
export function figuresOf(dates: readonly string[], worth: readonly bigint[], bench: readonly bigint[]) {
  const [first = 1n, last = 1n] = [worth[0], worth.at(-1)]
  let [top, worst] = [0, { fall: [0n, 1n] as [bigint, bigint], from: 0, to: 0 }]
  for (const [to, value] of worth.entries()) {
    const high = worth[top] ?? 1n
    if (value >= high) top = to
    else if ((value - high) * worst.fall[1] < worst.fall[0] * high)
      worst = { fall: [value - high, high], from: top, to }
  }
  const back = worth.findIndex((value, at) => at > worst.to && value >= (worth[worst.from] ?? 0n))
  const fallen = worst.fall[0] < 0n
  const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / 86_400_000
  const moves = worth.slice(1).map((value, at) => Number(value) / Number(worth[at]) - 1)
  const mean = moves.reduce((sum, each) => sum + each, 0) / moves.length
  const deviation = Math.sqrt(moves.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (moves.length - 1))
  return {
    totalRate: millionths(last - first, first),
    benchRate: millionths((bench.at(-1) ?? 1n) - (bench[0] ?? 1n), bench[0] ?? 1n),
    maxDrawdownRate: millionths(...worst.fall),
    ddFrom: fallen ? dates[worst.from] : undefined,
    ddTo: fallen ? dates[worst.to] : undefined,
    recoverDays: fallen && back > 0 ? back - worst.to : undefined,
    days,
    annualRate: (Number(last) / Number(first)) ** (365 / days) - 1,
    volatilityRate: deviation * Math.sqrt(244),
    sharpe: (mean / deviation) * Math.sqrt(244),
  }
}

/** Return of every period that the dates touch: the last close over the last of the period before. */
export function periodsOf(dates: readonly string[], values: readonly bigint[], letters: number) {
  const keys = dates.map((date) => date.slice(0, letters))
  return [...new Set(keys)].map((key) => {
    const before = values[Math.max(0, keys.indexOf(key) - 1)] ?? 1n
    return { key, rate: millionths((values[keys.lastIndexOf(key)] ?? 1n) - before, before) }
  })
}
