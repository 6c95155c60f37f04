import { createMarket, type Market } from './market/market.ts'
import { createNews } from './news/news.ts'

export type Library = ReturnType<typeof createLibrary>

/**
 * The larger part of what is read and not changed, each made when it is first asked for.
 * @param today midnight in Shanghai: times are counted back from it
 */
export function createLibrary(today: number) {
  const market = once((): Market => createMarket(today))
  const news = once(() => createNews(today, market()))
  return {
    get market() {
      return market()
    },
    get news() {
      return news()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
