import type { Market } from '#test/service/seed/market/market.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { type StrategySeed, strategySeeds } from './catalog.ts'
import { createPrices } from './prices.ts'
import { WARM_UP } from './rules.ts'
import { follow, type Run, type Spec } from './run.ts'

/** Where the back-tests of the strategies begin. */
const TESTED_FROM = '2024-05-06'
/** The model account of a strategy: one million yuan. */
const MODEL_FEN = 100_000_000
export const FEE_RATE = 0.00025
export const SLIPPAGE_RATE = 0.001

/** A way of following a strategy, by its own id. */
export interface Channel {
  passagewayId: string
  strategy: StrategySeed
  name: string
  slots: number
  capacity: number
  used: number
}

/**
 * The strategies over the bars of the made market. A run is computed when it is first asked for and kept for the day.
 * @param today midnight in Shanghai
 */
export function createStrategies(market: Market, today: number) {
  const prices = createPrices(market)
  const runs = new Map<string, Run>()
  const last = prices.dates.length - 1
  const symbolsOf = ({ universe: { plates, count } }: Pick<StrategySeed, 'universe'>) =>
    market.stocks
      .filter(({ isFund, plateIds, symbol }) =>
        plates === 'FUNDS'
          ? isFund && symbol.startsWith('SH569')
          : /^(SH609|SZ009)/.test(symbol) && plates.some((plate) => plate === plateIds[0]),
      )
      .slice(0, count)
      .map(({ symbol }) => symbol)
  const channels = strategySeeds.flatMap((strategy) =>
    strategy.channels.map((seed, index): Channel => {
      return { ...seed, strategy, passagewayId: `${strategy.strategyId}-${'AB'.at(index)}` }
    }),
  )
  const specOf = ({ strategy, slots }: Pick<Channel, 'strategy' | 'slots'>, from: number): Spec => ({
    rule: strategy.rule,
    symbols: symbolsOf(strategy),
    slots,
    capitalFen: MODEL_FEN,
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
  const launchOf = ({ launch }: StrategySeed): string => {
    if (typeof launch === 'string') return launch
    const day = new Date(`${dateOf(today).slice(0, 7)}-01T00:00:00Z`)
    day.setUTCMonth(day.getUTCMonth() - launch)
    return day.toISOString().slice(0, 10)
  }
  return {
    prices,
    /** The place of the last trading day. */
    last,
    all: strategySeeds,
    of: (strategyId: string) => strategySeeds.find((each) => each.strategyId === strategyId),
    launchOf,
    channels,
    channelsOf: (strategy: StrategySeed) => channels.filter((each) => each.strategy === strategy),
    channel: (passagewayId: string) => channels.find((each) => each.passagewayId === passagewayId),
    symbolsOf,
    specOf,
    /** What a way of following has done since the strategy began. */
    record: (channel: Channel): Run =>
      kept(`record ${channel.passagewayId}`, () =>
        follow(prices, specOf(channel, prices.from(launchOf(channel.strategy)))),
      ),
    /** What it would have done over all the bars there are. */
    backTest: (channel: Channel): Run =>
      kept(`test ${channel.passagewayId}`, () => follow(prices, specOf(channel, prices.from(TESTED_FROM)))),
    /** A run of somebody's own, kept for the day as well. */
    own: (key: string, spec: Spec): Run => kept(`own ${key}`, () => follow(prices, spec)),
  }
}
