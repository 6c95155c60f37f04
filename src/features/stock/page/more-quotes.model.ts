import { clsStockPlateList } from '#api/domains/media/news.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { digitsOf } from '#entities/stock/quote.words.ts'
import { rate } from '#lib/number/rate.ts'
import { useDepth } from '#quotes/use-quotes.ts'
import { type LevelRow, toLevels } from './depth.words.ts'

/** 「板块：食品饮料 +0.12%」 of a stock; '' for guests and where it belongs to none. */
export function usePlates(symbol: string): string {
  const plates = dataOf(useCall(clsStockPlateList, { symbol })) ?? []
  const words = plates.map(({ name, changeRate }) => `${name} ${rate(changeRate)}`).join('　')
  return words === '' ? '' : `板块：${words}`
}

/** 五档行情, requested while it is open. */
export function useLevels(symbol: string, open: boolean): Loaded<LevelRow[]> {
  return mapLoaded(useDepth(open ? symbol : null), (book) => toLevels(book, digitsOf(symbol)))
}
