import type { NewsItem } from '#api/shapes/news.ts'
import { expressHref } from '#lib/path/news-href.ts'
import { day, minute } from '#lib/time/dates.ts'
import { dayLabel } from '#lib/time/day-label.ts'

/** One flash in the list. */
export interface FlashRow {
  key: string
  /** HH:mm of the exchange. */
  time: string
  text: string
  isImportant: boolean
  isCorrected: boolean
  /** It was withdrawn: no text and no link. */
  isGone: boolean
  source: string
  stocks: readonly { symbol: string; name: string }[]
  href: string
  /** Before the first of a day: its heading. */
  head: DayHead | undefined
}

export interface DayHead {
  /** 「今天 周四」, 「11-25 周三」. */
  name: string
  /** Beside a day that is called 今天 or 昨天: 「11-26」; else ''. */
  date: string
  /** How many of the day are listed. */
  count: string
}

/** The rows of a list, newest first, under one heading a day. `now`: the clock of the service. */
export function toFlashRows(rows: readonly NewsItem[], now: number | undefined): FlashRow[] {
  const days = rows.map(({ publishedAt }) => day(publishedAt))
  return rows.map((item, at) => {
    const { id, title, source, publishedAt, isImportant = false, correctedAt, withdrawnAt, stocks = [] } = item
    const isGone = withdrawnAt !== undefined
    const isFirst = days[at] !== days[at - 1]
    return {
      key: id,
      time: minute(publishedAt).slice(11),
      text: isGone ? '该快讯已撤回' : title,
      isImportant: isImportant && !isGone,
      isCorrected: correctedAt !== undefined && !isGone,
      isGone,
      source,
      stocks: isGone ? [] : stocks.map(({ symbol, name }) => ({ symbol, name })),
      href: expressHref(id),
      head: isFirst ? headOf(publishedAt, days.filter((each) => each === days[at]).length, now) : undefined,
    }
  })
}

function headOf(at: number, count: number, now: number | undefined): DayHead {
  const name = dayLabel(at, now)
  const date = day(at).slice(5)
  return { name, date: name.includes(date) ? '' : date, count: `已列${count}条` }
}

/** A quarter of an hour with flashes. */
export interface Quarter {
  /** From 0 to 95. */
  at: number
  /** Of the busiest quarter, from 0 to 1. */
  height: number
  isImportant: boolean
}

/** The listed flashes of the newest day by quarters of an hour of the exchange, in order. */
export function toQuarters(rows: readonly Pick<FlashRow, 'time' | 'isImportant' | 'head'>[]): Quarter[] {
  const end = rows.findIndex(({ head }, at) => at > 0 && head !== undefined)
  const ofDay = end === -1 ? rows : rows.slice(0, end)
  const quarters = new Map<number, { count: number; isImportant: boolean }>()
  for (const { time, isImportant } of ofDay) {
    const before = quarters.get(quarterOf(time)) ?? { count: 0, isImportant: false }
    quarters.set(quarterOf(time), { count: before.count + 1, isImportant: before.isImportant || isImportant })
  }
  const most = Math.max(...[...quarters.values()].map(({ count }) => count))
  return [...quarters].reverse().map(([at, { count, isImportant }]) => ({ at, height: count / most, isImportant }))
}

/** The quarter of an hour of a time (HH:mm), from 0 to 95. */
function quarterOf(time: string): number {
  const [hour, min] = time.split(':')
  return Number(hour) * 4 + Math.floor(Number(min) / 15)
}

/** Source and time, always shown, and the time of a correction. */
export function factsOf({ source, publishedAt, correctedAt }: NewsItem): string {
  const corrected = correctedAt === undefined ? '' : ` · ${minute(correctedAt).slice(5)} 更正`
  return `来源：${source} · ${minute(publishedAt)}${corrected}`
}

/** Since when a flash is withdrawn; '' if it is not. */
export function goneSince({ source, publishedAt, withdrawnAt }: NewsItem): string {
  if (withdrawnAt === undefined) return ''
  return `${source} ${minute(publishedAt)} 发布，${minute(withdrawnAt).slice(5)} 撤回`
}
