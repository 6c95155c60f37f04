import type { NewsItem } from '#api/shapes/news.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { dateOf, isTradingDay, midnightOf } from '#test/service/seed/market/calendar.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { ordinary, readings, weighty } from './flash-wording.ts'
import type { SeedNews } from './news.ts'
import { agencies, filled, subjects } from './wording.ts'

const MINUTE = 60_000
/** Where the archive begins: older ones do not exist. */
const FIRST_DAY = midnightOf('2026-01-01')
/** Lists cover this many days; a single flash is available longer. */
const LISTED_DAYS = 10
/** One in this many is important. */
const IMPORTANT = 12
/** One in this many is corrected, one withdrawn. */
const [CORRECTED, WITHDRAWN] = [37, 53]

const clock = (hour: number, minute: number) => hour * 60 + minute
const SESSIONS = [
  [clock(9, 30), clock(11, 30)],
  [clock(13, 0), clock(15, 0)],
] as const

/** One flash before it is worded. `nth`: its index since the archive began. */
interface Moment {
  id: string
  nth: number
  publishedAt: number
  isImportant: boolean
  subjectId: string
}

/** Flashes by the clock: those of a moment are the same for everyone and after every restart. */
export function createFlashes(market: Market) {
  const days = new Map<number, readonly Moment[]>()
  const ofDay = (midnight: number): readonly Moment[] => {
    const known = days.get(midnight) ?? momentsOf(midnight)
    days.set(midnight, known)
    return known
  }
  const until = (now: number): Moment[] => {
    const last = today(now)
    const listed = Array.from({ length: LISTED_DAYS }, (_, at) => ofDay(last - at * DAY))
    return listed.flatMap((moments) => moments.filter(({ publishedAt }) => publishedAt <= now).toReversed())
  }
  return {
    /** Those of the last days, newest first; not worded yet. */
    until,
    /** A flash as of a time; undefined for an unknown id, or a later one. */
    of(id: string, now: number): SeedNews | undefined {
      const date = /^E(\d{4})(\d\d)(\d\d)-\d{4}$/.exec(id)
      const midnight = date ? midnightOf(date.slice(1).join('-')) : Number.NaN
      if (!(midnight >= FIRST_DAY && midnight <= now)) return undefined
      const found = ofDay(midnight).find((each) => each.id === id)
      return found && found.publishedAt <= now ? worded(found, now, market) : undefined
    },
    worded: (moment: Moment, now: number): SeedNews => worded(moment, now, market),
  }
}

/** Minutes of a day that have a flash: each of a session, else every tenth. */
function minutesOf(midnight: number): number[] {
  const trades = isTradingDay(midnight)
  return Array.from({ length: 24 * 60 }, (_, minute) => minute).filter(
    (minute) => minute % 10 === 0 || (trades && SESSIONS.some(([from, to]) => minute >= from && minute < to)),
  )
}

const [PER_TRADING_DAY, PER_DAY] = [360, 144]

/** How many precede a day. */
function before(midnight: number): number {
  let count = 0
  for (let day = FIRST_DAY; day < midnight; day += DAY) count += isTradingDay(day) ? PER_TRADING_DAY : PER_DAY
  return count
}

function momentsOf(midnight: number): Moment[] {
  const first = before(midnight)
  const date = dateOf(midnight).replaceAll('-', '')
  return minutesOf(midnight).map((minute, at) => {
    const nth = first + at
    const id = `E${date}-${String(Math.floor(minute / 60) * 100 + (minute % 60)).padStart(4, '0')}`
    const publishedAt = midnight + minute * MINUTE + createRandom(id).int(0, 55) * 1_000
    return { id, nth, publishedAt, isImportant: isImportant(nth), subjectId: writingOf(nth).writing[0] }
  })
}

const isImportant = (nth: number) => nth % IMPORTANT === 5

/** The wordings rotate, so that none repeats soon in any list; `turn`: how often it has been used before. */
function writingOf(nth: number) {
  const rank = Math.floor((nth + IMPORTANT - 6) / IMPORTANT)
  const of = isImportant(nth) ? weighty : ordinary
  const at = isImportant(nth) ? rank : nth - rank
  // A coprime stride mixes the subjects.
  return { writing: of[(at * 17) % of.length] ?? of[0], turn: Math.floor(at / of.length) }
}

function worded(moment: Moment, now: number, market: Market): SeedNews {
  const { id, nth, publishedAt } = moment
  const random = createRandom(`${id} words`)
  const { writing, turn } = writingOf(nth)
  const [subjectId, headline, paragraph] = writing
  const stock = market.stocks[random.int(0, market.stocks.length - 1)]
  const isOfStock = headline.includes('{stock}')
  const source = isOfStock ? '公司公告' : random.pick(agencies)
  const common = { id, source, publishedAt }
  const seed = { id, channelId: subjectId, publishedAt, likes: random.int(0, 60) }

  const withdrawnAt = publishedAt + random.int(4, 12) * MINUTE
  if (nth % WITHDRAWN === 17 && !moment.isImportant && withdrawnAt <= now)
    return { ...seed, likes: 0, contentHtml: '', item: { ...common, title: '', withdrawnAt } }

  const correctedAt = publishedAt + random.int(3, 14) * MINUTE
  const isToCorrect = nth % CORRECTED === 11 && headline.includes('{n}')
  const isCorrected = isToCorrect && correctedAt <= now
  // Another one each time.
  const right = 3 + ((turn * 7) % 86)
  const wrong = right + random.int(2, 9)
  const words = (text: string, figure: number) =>
    filled(
      text.replaceAll('{n}', String(figure)).replaceAll('{k}', String(2 + (turn % 8))),
      stock,
      createRandom(`${id} figures`),
    )
  const title = words(headline, isToCorrect && !isCorrected ? wrong : right)
  const lead = words(paragraph, right)
  const note = isCorrected ? `更正：此前发布为“${words(headline, wrong)}”，现已改正。` : ''
  const [first, ...rest] = readings
  const closing = [rest[nth % rest.length] ?? first, first]
  const item: NewsItem = {
    ...common,
    title,
    brief: `【${title}】${lead}`,
    ...(stock && isOfStock && { stocks: market.quotes([stock.symbol]) }),
    ...subjectOf(subjectId),
    isImportant: moment.isImportant,
    ...(isCorrected && { correctedAt }),
  }
  const body = [`${title}。`, lead, note, ...closing].filter(Boolean)
  return { ...seed, contentHtml: body.map((text) => `<p>${text}</p>`).join('\n'), item }
}

function subjectOf(subjectId: string): Pick<NewsItem, 'subject'> {
  const subject = subjects.find(({ id }) => id === subjectId)
  return subject ? { subject } : {}
}
