import type { Quote } from '#api/shapes.ts'
import { stocks as pinned } from '#test/service/seed/stocks.ts'
import { type Actor, ageOf } from './actors.ts'
import { dayIndex } from './calendar.ts'
import type { LimitRule } from './limits.ts'
import { plates, type PlateId } from './plates.ts'

/** A stock of the simulated market. */
export interface Stock {
  symbol: string
  name: string
  /** Initials of the name, for the search. */
  pinyin: string
  plateIds: readonly PlateId[]
  /** Funds have prices of three decimals. */
  isFund: boolean
  /** The daily price limit, a fraction. */
  limit: number
  kind?: 'INDEX'
  /** Risk-flagged (ST) by the exchange. */
  isSt?: boolean
  actor?: Actor
  /** The phase of an actor in its cycle. */
  phase?: number
  /** The first close, yuan; unset: random. */
  begin?: number
  /** The first day on which it is no longer listed. */
  leftOn?: string
  /** Its quote on one past day; without a price it is not listed yet. */
  pinned?: { price?: number | undefined; suspended?: boolean | undefined }
}

/** Decimals of a price. */
export function digitsOf({ isFund }: Stock): number {
  return isFund ? 3 : 2
}

export type Board = 'MAIN' | 'GEM' | 'STAR' | 'BSE'

/** The board by the numbers of this market; no other code may derive it from them. */
export function boardOf({ symbol }: Stock): Board {
  if (symbol.startsWith('BJ')) return 'BSE'
  return symbol.startsWith('SZ30') ? 'GEM' : symbol.startsWith('SH68') ? 'STAR' : 'MAIN'
}

/** ST of the main board moved by 5 % a day before. quotes §1 */
const ST_AS_ALL = Date.parse('2026-07-06T00:00:00+08:00')

/** The price limit on the day that begins at `midnight`. */
export function limitRule(stock: Stock, midnight: number): LimitRule {
  const isBse = boardOf(stock) === 'BSE'
  const age = ageOf(stock, dayIndex(midnight))
  // Five days on the exchanges of 沪深, one on 北交所, and the first of the last weeks. quotes §1
  const isFree = (age !== undefined && age < (isBse ? 1 : 5)) || stock.actor === 'LEAVING'
  if (stock.kind === 'INDEX' || isFree) return { percent: null, isBse }
  const isHalved = stock.isSt === true && boardOf(stock) === 'MAIN' && midnight < ST_AS_ALL
  return { percent: isHalved ? 5 : Math.round(stock.limit * 100), isBse }
}

/** Prefixes of made-up names, with their initials. */
const FIRST = [
  ['澄泉', 'CQ'],
  ['望岳', 'WY'],
  ['朗汀', 'LT'],
  ['松塬', 'SY'],
  ['禾渡', 'HD'],
  ['曜石', 'YS'],
  ['临沅', 'LY'],
  ['梧桥', 'WQ'],
  ['晏川', 'YC'],
  ['青麓', 'QL'],
  ['泊远', 'BY'],
  ['瀚原', 'HY'],
  ['芷江湾', 'ZJW'],
  ['石榆', 'SYU'],
  ['岚汐', 'LX'],
  ['棠溪谷', 'TXG'],
  ['砺峰', 'LF'],
  ['凌渚', 'LZ'],
  ['槐序', 'HX'],
  ['衡坞', 'HW'],
  ['云舟', 'YZ'],
  ['锦帆', 'JF'],
  ['麦汀', 'MT'],
  ['鹿原', 'LYU'],
  ['星堰', 'XY'],
] as const

/** Board → how many stocks, where their numbers begin, their daily limit. The numbers are not in use. */
const BOARDS = [
  { market: 'SH', from: 609001, count: 130, limit: 0.1 },
  { market: 'SZ', from: 9001, count: 90, limit: 0.1 },
  { market: 'SZ', from: 309001, count: 50, limit: 0.2 },
  { market: 'BJ', from: 920801, count: 16, limit: 0.3 },
] as const

const FUNDS = ['医药', '消费', '红利', '债券', '低波', '科技', '公用'] as const

const plain = { plateIds: [], isFund: false, limit: 0.1 } as const
const acting = { ...plain, begin: 20 } as const

const busy = (symbol: string, name: string, pinyin: string, plate: PlateId, phase: number): Stock => {
  const limit = symbol.startsWith('SH68') ? 0.2 : symbol.startsWith('BJ') ? 0.3 : 0.1
  return { ...plain, symbol, name, pinyin, plateIds: [plate], limit, actor: 'BUSY', phase }
}

/** Stocks that confront the strategies' rules with everything that can happen to an order. */
const BUSY: readonly Stock[] = [
  busy('SH609921', '潮汐食品', 'CXSP', 'P01', 1),
  busy('SZ009921', '流萤医药', 'LYYY', 'P03', 2),
  busy('SH609922', '雁回电器', 'YHDQ', 'P06', 3),
  busy('SH609923', '赤霞能源', 'CXNY', 'P02', 4),
  busy('SH689921', '折光智造', 'ZGZZ', 'P07', 5),
  busy('SH609924', '孤峰制造', 'GFZZ', 'P08', 6),
  busy('SH609925', '千帆物流', 'QFWL', 'P05', 7),
  busy('BJ920971', '织云纺织', 'ZYFZ', 'P09', 8),
  busy('SZ009922', '远汀物流', 'YTWL', 'P05', 9),
]

/** Delisted companies: not searchable, named in records of the past. */
export const formerStocks: readonly Stock[] = [
  { ...busy('SH609931', '旧港食品', 'JGSP', 'P01', 10), leftOn: '2025-06-16' },
  { ...busy('SZ009931', '锈谷制造', 'XGZZ', 'P08', 11), leftOn: '2025-11-17' },
  { ...busy('SH609932', '暮色纺织', 'MSFZ', 'P09', 12), leftOn: '2026-05-25' },
]

/** Stocks that demonstrate market states. */
const ACTING: readonly Stock[] = [
  { ...acting, symbol: 'SH609901', name: '峰顶示例甲', pinyin: 'FDSLJ', actor: 'UP', phase: 0 },
  { ...acting, symbol: 'SH609902', name: '峰顶示例乙', pinyin: 'FDSLY', actor: 'UP', phase: 1 },
  { ...acting, symbol: 'SZ009901', name: '谷底示例甲', pinyin: 'GDSLJ', actor: 'DOWN', phase: 0 },
  { ...acting, symbol: 'SZ009902', name: '谷底示例乙', pinyin: 'GDSLY', actor: 'DOWN', phase: 1 },
  { ...acting, symbol: 'SZ009903', name: '谷底示例丙', pinyin: 'GDSLB', actor: 'DOWN', phase: 2 },
  { ...acting, symbol: 'SH609903', name: '停复示例甲', pinyin: 'TFSLJ', actor: 'GAP', phase: 0 },
  { ...acting, symbol: 'SH609904', name: '停复示例乙', pinyin: 'TFSLY', actor: 'GAP', phase: 1 },
  { ...acting, symbol: 'SH609905', name: '分红示例', pinyin: 'FHSL', actor: 'EX' },
  { ...acting, symbol: 'SZ309901', name: '暂停示例', pinyin: 'ZTSL', actor: 'HALT', limit: 0.2 },
  { ...acting, symbol: 'SH689901', name: '首日示例', pinyin: 'SRSL', actor: 'NEW', limit: 0.2 },
  { ...acting, symbol: 'SH609908', name: '次新示例甲', pinyin: 'CXSLJ', actor: 'YOUNG', phase: 0 },
  { ...acting, symbol: 'SZ309903', name: '次新示例乙', pinyin: 'CXSLY', actor: 'YOUNG', phase: 3, limit: 0.2 },
  { ...acting, symbol: 'BJ920951', name: '北交首日', pinyin: 'BJSR', actor: 'NEW', limit: 0.3 },
  { ...acting, symbol: 'BJ920952', name: '北交次新', pinyin: 'BJCX', actor: 'YOUNG', phase: 1, limit: 0.3 },
  { ...acting, symbol: 'SH609906', name: '示例退', pinyin: 'SLT', actor: 'DELISTING', begin: 1.6 },
  { ...acting, symbol: 'SH609909', name: '首日退', pinyin: 'SRT', actor: 'LEAVING', begin: 2 },
  ...BUSY,
  { ...plain, symbol: 'SH609907', name: 'ST砾洲', pinyin: 'STLZ', isSt: true },
  { ...plain, symbol: 'SZ309902', name: '*ST茗岸', pinyin: '*STMA', isSt: true, limit: 0.2 },
]

/** Companies of 北交所 by their former numbers; the last digits of a number carry no meaning. quotes §1 */
export const formerNumbers: Readonly<Record<string, string>> = {
  BJ830901: 'BJ920901',
  BJ870726: 'BJ920926',
  BJ873305: 'BJ920505',
}

/** Companies whose number has changed. */
const RENUMBERED: readonly Stock[] = [
  { ...plain, symbol: 'BJ920926', name: '换号示例甲', pinyin: 'HHSLJ', limit: 0.3 },
  { ...plain, symbol: 'BJ920505', name: '换号示例乙', pinyin: 'HHSLY', limit: 0.3 },
]

/** Listed for their numbers only: no pool or case follows them. */
export const renumbered: ReadonlySet<string> = new Set(RENUMBERED.map(({ symbol }) => symbol))

/** 科创板; its numbers are not in use. */
const STAR: readonly Stock[] = FIRST.slice(0, 8).map(([name, initials], index) => ({
  ...plain,
  symbol: `SH${689001 + index}`,
  name: `${name}智造`,
  pinyin: `${initials}ZZ`,
  plateIds: ['P07'],
  limit: 0.2,
}))

/** The market index. */
export const marketIndexes: readonly Stock[] = [
  { ...plain, symbol: 'SH000001', name: '上证指数', pinyin: 'SZZS', kind: 'INDEX', begin: 3200 },
  { ...plain, symbol: 'SZ399001', name: '深证成指', pinyin: 'SZCZ', kind: 'INDEX', begin: 10400 },
  { ...plain, symbol: 'SZ399006', name: '创业板指', pinyin: 'CYBZ', kind: 'INDEX', begin: 2150 },
  { ...plain, symbol: 'SH000300', name: '沪深300', pinyin: 'HS300', kind: 'INDEX', begin: 3900 },
]

/** Those with fixed quotes, the generated ones of five boards, funds, and those that demonstrate market states. */
export function createRoster(): readonly Stock[] {
  const made: Stock[] = []
  for (const { market, from, count, limit } of BOARDS) {
    for (let index = 0; index < count; index++) {
      const place = made.length
      const plate = plates[place % plates.length] ?? plates[0]
      const [name, initials] = FIRST[Math.floor(place / plates.length) % FIRST.length] ?? FIRST[0]
      const other = plates[(place * 5 + 3) % plates.length] ?? plates[0]
      made.push({
        symbol: `${market}${String(from + index).padStart(6, '0')}`,
        name: `${name}${plate.ending}`,
        pinyin: `${initials}${plate.initials}`,
        plateIds: [...new Set([plate.plateId, other.plateId])],
        isFund: false,
        limit,
      })
    }
  }
  const funds = FUNDS.map((theme, index) => ({
    symbol: `SH${569001 + index}`,
    name: `${theme}ETF示例`,
    pinyin: 'ETF',
    plateIds: [],
    isFund: true,
    limit: 0.1,
  }))
  return [...pinned.map(fixed), ...made, ...funds, ...STAR, ...ACTING, ...RENUMBERED]
}

const PINNED: Record<string, { pinyin: string; plateIds: readonly PlateId[] }> = {
  SH600901: { pinyin: 'JASP', plateIds: ['P01'] },
  SH600902: { pinyin: 'BCNY', plateIds: ['P02'] },
  SZ000901: { pinyin: 'YLYY', plateIds: ['P03'] },
  SZ300901: { pinyin: 'HTRJ', plateIds: ['P04'] },
  BJ920901: { pinyin: 'XGWL', plateIds: ['P05'] },
  SH510901: { pinyin: 'KJZSETF', plateIds: [] },
  SZ002901: { pinyin: 'QHDQ', plateIds: ['P06'] },
}

function fixed({ symbol, name, price, suspended }: Omit<Quote, 'asOf'>): Stock {
  const { pinyin = '', plateIds = [] } = PINNED[symbol] ?? {}
  const limit = symbol.startsWith('BJ') ? 0.3 : symbol.startsWith('SZ3') ? 0.2 : 0.1
  return { symbol, name, pinyin, plateIds, isFund: symbol.startsWith('SH5'), limit, pinned: { price, suspended } }
}
