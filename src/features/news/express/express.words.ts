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
