import { DAY } from './days.ts'
import { createChats } from './chat/chats.ts'
import { backTests } from './market/indicator-tests.ts'
import { indexes } from './market/indexes.ts'
import { createMarket, type Market } from './market/market.ts'
import { createScores } from './market/scores.ts'
import type { Broadcasts } from '#test/service/room/broadcast.ts'
import { createRooms } from './media/rooms.ts'
import { channels, createStreams } from './media/streams.ts'
import { teams } from './media/teams.ts'
import { createVideos } from './media/videos.ts'
import { createPools } from './pool/records.ts'
import { createNews } from './news/news.ts'
import { packages } from './strategy/offers.ts'
import { createPrices } from './strategy/prices.ts'
import { createStrategies } from './strategy/strategies.ts'

/** When the records of a day are generated, after midnight. */
const SETTLED = 15.5 * 3600_000

export type Library = ReturnType<typeof createLibrary>

/** Days whose market is kept: a test at one may look at another. */
const DAYS_KEPT = 2
const markets = new Map<number, ReturnType<typeof createMarketContent>>()

/** The content that depends on the day alone: services of one process share it, as it takes a second to generate. */
function marketOf(today: number) {
  const found = markets.get(today) ?? createMarketContent(today)
  markets.delete(today)
  markets.set(today, found)
  for (const day of [...markets.keys()].slice(0, -DAYS_KEPT)) markets.delete(day)
  return found
}

function createMarketContent(today: number) {
  const market = once((): Market => createMarket(today))
  const scores = once(() => createScores(market()))
  const indicators = once(() => {
    const tests = backTests(market())
    return indexes.map((each) => ({ ...each, backTest: tests(each.indexId) }))
  })
  const pools = once(() => createPools(market()))
  // Their orders of today are filled at its opening, so they know its bars; its close is on their record from 15:30 on.
  const traded = once(() => createMarket(today + DAY))
  const prices = once(() => createPrices(traded()))
  const strategiesBefore = once(() => createStrategies(traded(), today, { prices: prices() }))
  const strategiesAfter = once(() => createStrategies(traded(), today, { prices: prices(), isOver: true }))
  return { market, scores, indicators, pools, strategiesBefore, strategiesAfter }
}

/**
 * Most of the read-only content, each part generated on demand.
 * @param today midnight in Shanghai: times are relative to it
 */
export function createLibrary(today: number, broadcasts: Pick<Broadcasts, 'hasEvening' | 'of'>, now: () => number) {
  const { market, scores, indicators, pools, strategiesBefore, strategiesAfter } = marketOf(today)
  const news = once(() => createNews(today, market(), now()))
  const streams = once(() => createStreams(today, market()))
  const videos = once(() => createVideos(today))
  const rooms = once(() => createRooms(today, broadcasts.hasEvening))
  const chats = once(() => createChats(today, rooms().map(broadcasts.of), now()))
  return {
    get market() {
      return market()
    },
    /** The score of every stock. */
    get scores() {
      return scores()
    },
    /** Indicators with the outcomes of their signals. */
    get indicators() {
      return indicators()
    },
    /** Followed stocks, in cases and in columns. */
    get pools() {
      return pools()
    },
    /** Strategies: rules run over the bars. */
    get strategies() {
      return now() < today + SETTLED ? strategiesBefore() : strategiesAfter()
    },
    get news() {
      return news()
    },
    /** Messages of the channels, newest first. */
    get streams() {
      return streams()
    },
    /** Short and team videos, newest first. */
    get videos() {
      return videos()
    },
    /** Live rooms by time, newest first, as they are now. */
    get rooms() {
      return rooms().map((room) => broadcasts.of(room))
    },
    /** Chats of the service and of its live rooms, by id. */
    get chats() {
      return chats()
    },
    /** The content of the cover with a name. */
    titleOf(name: string): string | undefined {
      return (
        rooms().find(({ roomId }) => roomId === name)?.title ??
        videos().find(({ id }) => id === name)?.title ??
        teams.find(({ number }) => number === name)?.name ??
        chats().get(name)?.name ??
        channels.find(({ channelId }) => channelId === name)?.name ??
        packages.find(({ packageId }) => packageId === name)?.name ??
        news().items.get(name)?.item.title
      )
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
