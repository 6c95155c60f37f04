import type { NewsItem, StockDoc } from '#api/shapes/news.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import type { SeedNews } from '#test/service/seed/news/news.ts'
import type { Session } from '#test/service/sessions.ts'
import { feedOf, pageOf } from '#test/service/paging/paging.ts'
import { likedAll, react } from '#test/service/room/reactions.ts'

type DocKind = 'NEWS' | 'ANNOUNCE' | 'RESEARCH'
type Paged = { pageNo?: number | undefined; pageSize?: number | undefined }

type Flash = Parameters<ReturnType<Deps['library']>['news']['flashes']['worded']>[0]

const [STRETCH, RELATED] = [20, 5]

export function news(deps: Deps): Handlers<'news'> {
  const flashes = () => deps.library().news.flashes.until(deps.now())
  const flashOf = (id: string) => {
    const found = deps.library().news.flashes.of(id, deps.now())
    if (!found) throw notFound('快讯')
    return found
  }
  const itemsOf = (moments: readonly Flash[], session: Session | null) => {
    const seeds = moments.map((moment) => deps.library().news.flashes.worded(moment, deps.now()))
    return toItems('EXPRESS', seeds, deps, session)
  }
  const feed = async (moments: readonly Flash[], hasMore: boolean, session: Session | null) => ({
    list: await itemsOf(moments, session),
    hasMore,
    lastTime: moments.at(-1)?.publishedAt ?? 0,
  })
  return {
    newsChannels: () => deps.library().news.channels,
    newsList: (input, { session }) => listNews(input, deps, session),
    newsInfo: ({ id }, { session }) => newsInfo(id, deps, session),
    newsLike: ({ id, on }, visit) => react('NEWS', newsOf(id, deps), on, deps, visit.known()),
    expressLike: ({ id, on }, visit) => react('EXPRESS', flashOf(id), on, deps, visit.known()),

    expressList({ beforeId, important = false }, { session }) {
      const wanted = flashes().filter(({ id, isImportant }) => !important || isImportant || id === beforeId)
      const { list, hasMore } = feedOf(wanted, ({ id }) => id, { beforeId, limit: STRETCH })
      return feed(list, hasMore, session)
    },
    clsArticleExpressCount: ({ since }) => ({
      count: flashes().filter(({ publishedAt }) => publishedAt > since).length,
    }),
    clsArticleList({ subjectId, lastTime = Infinity }, { session }) {
      const wanted = flashes()
        .filter((each) => subjectId === undefined || each.subjectId === subjectId)
        .filter(({ publishedAt }) => publishedAt < lastTime)
      return feed(wanted.slice(0, STRETCH), wanted.length > STRETCH, session)
    },
    clsArticleRecommendList: (_, { session }) =>
      feed(
        flashes()
          .filter(({ isImportant }) => isImportant)
          .slice(0, STRETCH),
        false,
        session,
      ),
    clsArticleSubjectList: () => [...deps.library().news.subjects],
    async clsArticleInfo({ id }, { session }) {
      const flash = flashOf(id)
      const near = flashes().filter((each) => each.subjectId === flash.channelId && each.id !== id)
      const [item] = await toItems('EXPRESS', [flash], deps, session)
      if (!item) throw notFound('快讯')
      const related = (await itemsOf(near.slice(0, RELATED + 3), session)).filter(
        ({ withdrawnAt }) => withdrawnAt === undefined,
      )
      return { ...item, contentHtml: flash.contentHtml, related: related.slice(0, RELATED) }
    },
    ...stockDocs(deps),
  }
}

type StockCalls = Extract<keyof Handlers<'news'>, `clsStock${string}`>

function stockDocs(deps: Deps): Pick<Handlers<'news'>, StockCalls> {
  const stockOf = (symbol: string) => {
    const stock = deps.library().market.of(symbol)
    if (!stock) throw notFound('股票')
    return stock
  }
  const ofStock = (kind: DocKind, { symbol, ...asked }: Paged & { symbol: string }) =>
    pageOf(deps.library().news.docsOf(kind, stockOf(symbol)), asked)
  const ofStocks = (kind: DocKind, { symbols, ...asked }: Paged & { symbols: string[] }) => {
    if (symbols.length > 50) throw badInput(40003, '一次最多查询50只股票')
    const { market, news: made } = deps.library()
    const stocks = new Set(symbols.flatMap((symbol) => market.of(symbol) ?? []))
    const found = [...stocks].flatMap((stock): StockDoc[] => made.docsOf(kind, stock))
    return pageOf(
      found.toSorted((a, b) => b.publishedAt - a.publishedAt),
      asked,
    )
  }
  const docOf = (kind: DocKind, id: string) => {
    const found = deps.library().news.doc(kind, id)
    if (!found) throw notFound('内容')
    const { title, publishedAt, publisher = '' } = found.doc
    return { title, publishedAt, publisher, contentHtml: found.contentHtml }
  }
  return {
    clsStockNewsList: (input) => ofStock('NEWS', input),
    clsStockAnnounceList: (input) => ofStock('ANNOUNCE', input),
    clsStockResearchList: (input) => ofStock('RESEARCH', input),
    clsStockNewsListByStocks: (input) => ofStocks('NEWS', input),
    clsStockAnnounceListByStocks: (input) => ofStocks('ANNOUNCE', input),
    clsStockResearchListByStocks: (input) => ofStocks('RESEARCH', input),
    clsStockNewsInfo: ({ id }) => docOf('NEWS', id),
    clsStockResearchInfo: ({ id }) => docOf('RESEARCH', id),
    clsStockAnnounceInfo({ id }) {
      const { title, publishedAt } = docOf('ANNOUNCE', id)
      return { title, publishedAt, pdfUrl: `/files/docs/${id}.pdf`, pages: 1 }
    },
    clsStockPlateList: ({ symbol }) => deps.library().market.platesOf(stockOf(symbol)),
  }
}

/** One page of a channel, also for the public twin. */
export async function listNews(
  { channelId, ...asked }: Paged & { channelId: string },
  deps: Deps,
  session: Session | null,
) {
  const { channels, siteChannels, items } = deps.library().news
  if (![...channels, ...siteChannels].some(({ id }) => id === channelId)) throw notFound('频道')
  const page = pageOf(
    [...items.values()].filter((item) => item.channelId === channelId),
    asked,
  )
  return { ...page, list: await toItems('NEWS', page.list, deps, session) }
}

/** One piece of news with its body, also for the public twin. */
export async function newsInfo(id: string, deps: Deps, session: Session | null) {
  const found = newsOf(id, deps)
  const [item] = await toItems('NEWS', [found], deps, session)
  if (!item) throw notFound('资讯')
  return { ...item, contentHtml: found.contentHtml, ...neighbours(found, deps) }
}

/** The previous and the next piece in its channel. */
function neighbours({ id, channelId }: SeedNews, deps: Deps) {
  const channel = [...deps.library().news.items.values()].filter((each) => each.channelId === channelId)
  const at = channel.findIndex((each) => each.id === id)
  const named = (each: SeedNews | undefined) => each && { id: each.id, title: each.item.title }
  const [previous, next] = [named(channel[at - 1]), named(channel[at + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}

function newsOf(id: string, deps: Deps): SeedNews {
  const found = deps.library().news.items.get(id)
  if (!found) throw notFound('资讯')
  return found
}

async function toItems(kind: 'NEWS' | 'EXPRESS', list: readonly SeedNews[], deps: Deps, session: Session | null) {
  const liked = await likedAll(kind, list, deps, session)
  return list.map((seed): NewsItem => ({ ...seed.item, ...liked(seed) }))
}
