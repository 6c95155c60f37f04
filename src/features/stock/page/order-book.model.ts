import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { digitsOf } from '#entities/stock/stock-price.ts'
import { useDepth } from '#quotes/use-quotes.ts'
import { type LevelRow, toLevels } from './depth.words.ts'

/** 五档行情. @param base the previous close */
export function useLevels(symbol: string, base: number | undefined): Loaded<LevelRow[]> {
  return mapLoaded(useDepth(symbol), (book) => toLevels(book, digitsOf(symbol), base))
}
