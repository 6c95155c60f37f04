import type { NewsItem, StockDoc } from '#api/shapes/news.ts'
import { DAY } from '#test/service/seed/days.ts'
import { createFlashes } from './flashes.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'
import { createRandom, type Random } from '#test/service/seed/random.ts'
import { siteChannels, siteNews } from './site.ts'
import { channels, docs, filled, paragraphs, publishers, risk, sources, subjects, titles } from './wording.ts'

export interface SeedNews {
  id: string
  channelId: string
  publishedAt: number
  likes: number
  contentHtml: string
  item: NewsItem
}

type DocKind = keyof typeof docs

const LETTER = { NEWS: 'N', ANNOUNCE: 'A', RESEARCH: 'R' } as const

/** News of the channels until `now`, flashes by the clock, and documents on every stock; all of it is generated. */
export function createNews(today: number, market: Market, now = today) {
  const items = [
    ...channels.flatMap(({ id, count }) =>
      Array.from({ length: count }, (_, index) => newsItem(id, index, now, market)),
    ),
    ...siteNews(today),
  ]
  const docsOf = (kind: DocKind, stock: Stock): StockDoc[] => {
    const random = createRandom(`${kind}${stock.symbol}`)
    const count = kind === 'ANNOUNCE' ? 21 : kind === 'NEWS' ? random.int(8, 24) : random.int(0, 6)
    return Array.from({ length: count }, (_, index) => stockDoc(kind, stock, index, random, today))
  }
  return {
    channels: channels.map(({ id, name }) => ({ id, name })),
    siteChannels,
    subjects,
    items: new Map(items.map((item) => [item.id, item])),
    flashes: createFlashes(market),
    /** Documents on a stock, newest first. */
    docsOf,
    /** A document by its id. */
    doc(kind: DocKind, id: string): { doc: StockDoc; contentHtml: string } | undefined {
      const [, letter, symbol = ''] = /^([NAR])-([A-Z]{2}\d{6})-\d+$/.exec(id) ?? []
      const stock = letter === LETTER[kind] ? market.of(symbol) : undefined
      const doc = stock && docsOf(kind, stock).find((each) => each.id === id)
      return doc && { doc, contentHtml: bodyOf(doc.title, createRandom(id)) }
    },
  }
}

function newsItem(channelId: string, index: number, now: number, market: Market): SeedNews {
  const id = `${channelId}-${String(index + 1).padStart(3, '0')}`
  const random = createRandom(id)
  const { title, stock } = worded(random.pick(titles[channelId] ?? ['要闻']), random, market)
  const publishedAt = now - index * 5 * 3600_000 - random.int(1, 200) * 60_000
  return {
    id,
    channelId,
    publishedAt,
    likes: random.int(0, 180),
    contentHtml: bodyOf(title, random),
    item: {
      id,
      title,
      brief: paragraphs[index % paragraphs.length] ?? paragraphs[0],
      source: random.pick(sources),
      publishedAt,
      ...(stock && { stocks: market.quotes([stock.symbol]) }),
      // A rule change matters to all; company news, to that company.
      isImportant: title.includes('交易所发布') || random.next() < 0.08,
    },
  }
}

function stockDoc(kind: DocKind, stock: Stock, index: number, random: Random, today: number): StockDoc {
  const words: readonly [string, ...string[]] = docs[kind]
  const from = kind === 'RESEARCH' ? publishers : sources
  return {
    id: `${LETTER[kind]}-${stock.symbol}-${String(index + 1).padStart(2, '0')}`,
    symbol: stock.symbol,
    name: stock.name,
    title: filled(random.pick(words), stock, random),
    publishedAt: today - index * (kind === 'RESEARCH' ? 40 : 6) * DAY - random.int(1, 600) * 60_000,
    ...(kind !== 'ANNOUNCE' && { publisher: random.pick(from) }),
    docKind: kind,
  }
}

function worded(template: string, random: Random, market: Market) {
  const stock = market.stocks[random.int(0, market.stocks.length - 1)]
  return { title: filled(template, stock, random), stock: template.includes('{stock}') ? stock : undefined }
}

function bodyOf(title: string, random: Random): string {
  const middle = [random.pick(paragraphs), random.pick(paragraphs)]
  return [`${title}。`, ...new Set(middle), risk].map((text) => `<p>${text}</p>`).join('\n')
}
