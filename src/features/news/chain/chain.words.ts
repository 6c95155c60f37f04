import type { OutputOf } from '#api/call.ts'
import type { chainInfo } from '#api/domains/service/misc.ts'
import { changeRate } from '#entities/stock/quote.words.ts'
import { rate, tone } from '#lib/number/rate.ts'
import type { Entry } from '#quotes/board.ts'

type ChainInfo = OutputOf<typeof chainInfo>
type Level = ChainInfo['nodes'][number]['level']

/** One of the three stations, in their order. */
export interface Station {
  key: Level
  name: string
  /** The sign before its name. */
  sign: string
  groups: Group[]
}

export interface Group {
  key: string
  sign: string
  name: string
  /** 「12家」. */
  count: string
  /** How many companies: the height of its block. */
  size: number
  /** The mean change of those that traded; '--' without any. */
  mean: string
  tone: 'rise' | 'fall' | 'flat'
  stocks: readonly { symbol: string; name: string }[]
}

const STATIONS = [
  ['UP', '上游', '上'],
  ['MID', '中游', '中'],
  ['DOWN', '下游', '下'],
] as const

/** The stations with their groups in the answer's order, and their changes from the quotes service. */
export function toStations({ nodes }: ChainInfo, entries: ReadonlyMap<string, Entry>): Station[] {
  return STATIONS.map(([key, name, sign]) => ({
    key,
    name,
    sign,
    groups: nodes
      .map((node, at) => ({ ...node, at }))
      .filter(({ level }) => level === key)
      .map((node) => {
        const changes = node.stocks.flatMap(({ symbol }) => changeRate(entries.get(symbol)?.quote) ?? [])
        const mean = changes.length === 0 ? undefined : changes.reduce((sum, each) => sum + each, 0) / changes.length
        return {
          key: String(node.at),
          sign,
          name: node.name,
          count: `${node.stocks.length}家`,
          size: node.stocks.length,
          mean: mean === undefined ? '--' : rate(mean),
          tone: mean === undefined ? 'flat' : tone(mean),
          stocks: node.stocks.map(({ symbol, name: company }) => ({ symbol, name: company })),
        }
      }),
  }))
}

/** 「成熟 · 7组45家」; a company in two groups counts once. */
export function factsOf({ nodes }: ChainInfo, stage: string | undefined): string {
  const companies = new Set(nodes.flatMap(({ stocks }) => stocks.map(({ symbol }) => symbol))).size
  return [stage, `${nodes.length}组${companies}家`].filter(Boolean).join(' · ')
}
