import { stocks as pinned } from '#test/service/seed/stocks.ts'
import { plates, type PlateId } from './plates.ts'

/** A stock of the made market. */
export interface Stock {
  symbol: string
  name: string
  /** Initials of the name, for the search. */
  pinyin: string
  plateIds: readonly PlateId[]
  /** Funds have prices of three decimals. */
  isFund: boolean
  /** How far a day's price may move, a fraction. */
  limit: number
}

/** First parts of made-up names, with their initials. */
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

/** Board → how many stocks, where their numbers begin, their daily limit. The numbers belong to nobody. */
const BOARDS = [
  { market: 'SH', from: 609001, count: 130, limit: 0.1 },
  { market: 'SZ', from: 9001, count: 90, limit: 0.1 },
  { market: 'SZ', from: 309001, count: 50, limit: 0.2 },
  { market: 'BJ', from: 889001, count: 16, limit: 0.3 },
] as const

const FUNDS = ['医药', '消费', '红利', '债券', '低波', '科技', '公用'] as const

/** 300 stocks: those with fixed quotes, the generated ones of four boards, and funds. */
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
  return [...pinned.map(fixed), ...made, ...funds]
}

const PINNED: Record<string, { pinyin: string; plateIds: readonly PlateId[] }> = {
  SH600901: { pinyin: 'JASP', plateIds: ['P01'] },
  SH600902: { pinyin: 'BCNY', plateIds: ['P02'] },
  SZ000901: { pinyin: 'YLYY', plateIds: ['P03'] },
  SZ300901: { pinyin: 'HTRJ', plateIds: ['P04'] },
  BJ830901: { pinyin: 'XGWL', plateIds: ['P05'] },
  SH510901: { pinyin: 'KJZSETF', plateIds: [] },
  SZ002901: { pinyin: 'QHDQ', plateIds: ['P06'] },
}

function fixed({ symbol, name }: { symbol: string; name: string }): Stock {
  const { pinyin = '', plateIds = [] } = PINNED[symbol] ?? {}
  const limit = symbol.startsWith('BJ') ? 0.3 : symbol.startsWith('SZ3') ? 0.2 : 0.1
  return { symbol, name, pinyin, plateIds, isFund: symbol.startsWith('SH5'), limit }
}
