import type { CardWords } from '#lib/text/card.ts'
import { stockCard } from '#entities/stock/share.words.ts'
import type { SymbolInfo } from '#quotes/shapes.ts'

/** The share card of a stock; undefined for an unknown one. product §2.21 */
export function stockListWords([info]: readonly SymbolInfo[]): CardWords | undefined {
  return info && stockCard(info.name, info.symbol, '资讯公告')
}
