import type { Market } from '#test/service/seed/market/market.ts'
import { DAY } from '#test/service/seed/days.ts'
import { formerStocks } from '#test/service/seed/market/roster.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { type StrategySeed, strategySeeds } from './catalog.ts'
import { createPrices } from './prices.ts'
import { WARM_UP } from './rules.ts'
import { follow, type Run, type Spec } from './run.ts'

/** Where the back-tests of the strategies begin. */
const TESTED_FROM = '2024-05-06'
/** The model account of a strategy: one million yuan. */
const MODEL_FEN = 100_000_000
const FEE_RATE = 0.00025
const SLIPPAGE_RATE = 0.001

/** A variant of a strategy, by its own id. */
export interface Channel {
  passagewayId: string
  strategy: StrategySeed
  name: string
  slots: number
  capacity: number
  used: number
  capitalFen?: number
}

/**
 * The strategies over the bars of the simulated market. A run is computed on first use and cached for the day.
 * @param today midnight in Shanghai; `isOver`: its own close counts, if the market has it
 */
export function createStrategies(
  market: Market,
  today: number,
  { prices = createPrices(market), isOver = false } = {},
) {
  const runs = new Map<string, Run>()
  // The day itself belongs to the record once it is over.
  const last = prices.from(dateOf(isOver ? today + DAY : today)) - 1
  const symbolsOf = ({ universe: { plates, count } }: Pick<StrategySeed, 'universe'>) =>
    [...formerStocks, ...market.stocks]
      .filter(({ isFund, plateIds, symbol, actor }) =>
        plates === 'FUNDS'
          ? isFund && symbol.startsWith('SH569')
          : (actor === 'BUSY' || /^(SH609|SZ009)/.test(symbol)) && plates.some((plate) => plate === plateIds[0]),
      )
      // The stocks that exercise a rule come first.
      .toSorted((a, b) => Number(b.actor === 'BUSY') - Number(a.actor === 'BUSY'))
      .slice(0, count)
      .map(({ symbol }) => symbol)
  const channels = strategySeeds.flatMap((strategy) =>
    strategy.channels.map((seed, index): Channel => {
      return { ...seed, strategy, passagewayId: `${strategy.strategyId}-${'AB'.at(index)}` }
    }),
  )
  const specOf = ({ strategy, slots, capitalFen = MODEL_FEN }: Channel, from: number): Spec => ({
    rule: strategy.rule,
    symbols: symbolsOf(strategy),
    slots,
    capitalFen,
    feeRate: FEE_RATE,
    slippageRate: SLIPPAGE_RATE,
    from: Math.max(WARM_UP, Math.min(last, from)),
    to: last,
  })
  const kept = (key: string, make: () => Run): Run => {
    const run = runs.get(key) ?? make()
    runs.set(key, run)
    return run
  }
  return {
    prices,
    /** The index of the last trading day. */
    last,
    all: strategySeeds,
    of: (strategyId: string) => strategySeeds.find((each) => each.strategyId === strategyId),
    channels,
    channelsOf: (strategy: StrategySeed) => channels.filter((each) => each.strategy === strategy),
    channel: (passagewayId: string) => channels.find((each) => each.passagewayId === passagewayId),
    symbolsOf,
    specOf,
    /** The record of a variant since the strategy began. */
    record: (channel: Channel): Run =>
      kept(`record ${channel.passagewayId}`, () =>
        follow(prices, specOf(channel, prices.from(channel.strategy.launch))),
      ),
    /** Its back-test over all bars. */
    backTest: (channel: Channel): Run =>
      kept(`test ${channel.passagewayId}`, () => follow(prices, specOf(channel, prices.from(TESTED_FROM)))),
    /** A custom run, also cached for the day; services share it, whose accounts may have the same ids. */
    own: (spec: Spec): Run => kept(`own ${JSON.stringify(spec)}`, () => follow(prices, spec)),
  }
}
