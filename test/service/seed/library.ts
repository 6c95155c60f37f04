import { createMarket, type Market } from './market/market.ts'

export type Library = ReturnType<typeof createLibrary>

/**
 * The larger part of what is read and not changed, each made when it is first asked for.
 * @param today midnight in Shanghai: times are counted back from it
 */
export function createLibrary(today: number) {
  const market = once((): Market => createMarket(today))
  return {
    get market() {
      return market()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
