import type { OutputOf } from '#api/call.ts'
import type { raCustomer } from '#api/domains/account/ra-customer.ts'
import { csv } from '#lib/text/csv.ts'
import { wordOf } from '#lib/text/word-of.ts'
import { day, lastMoment, minute } from '#lib/time/dates.ts'
import { WEEKDAYS, weekdayOf } from '#lib/time/weekday.ts'

export type Advice = OutputOf<typeof raCustomer>['list'][number]

/** One advice in the list of its month. */
export interface AdviceRow {
  key: string
  /** 「26」 and 「周四」. */
  date: string
  weekday: string
  title: string
  text: string
  /** 「有效至 2026-12-03 15:00」, 「2026-11-19 已失效」. */
  validity: string
  over: boolean
  /** Its author, with the registration number. */
  by: string
  href: string
}

const KINDS: Readonly<Record<string, string>> = { COLUMN: '股池', CASE: '案例', STRATEGY: '策略', ANSWER: '答复' }

/** @param now at least this late, epoch ms */
export function toAdviceRow(
  { id, at, title, text, publisher, certNo, validUntil, path }: Advice,
  now: number,
): AdviceRow {
  const over = validUntil <= now
  return {
    key: id,
    date: day(at).slice(8),
    weekday: `周${WEEKDAYS[weekdayOf(at)] ?? ''}`,
    title,
    text,
    validity: over ? `${day(validUntil - 1)} 已失效` : `有效至 ${lastMoment(validUntil)}`,
    over,
    by: `${publisher} 登记编号 ${certNo}`,
    href: path,
  }
}

export const monthWords = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** 「5条 · 3条有效」 of a month's displayed rows. */
export function countWords(rows: readonly AdviceRow[], total: number): string {
  if (rows.length < total) return `${total}条`
  return `${total}条 · ${rows.filter(({ over }) => !over).length}条有效`
}

/** All advice as a file, newest first. */
export function adviceCsv(list: readonly Advice[]): string {
  const head = ['编号', '类别', '发布时间', '标题', '内容', '证券代码', '投资顾问', '登记编号', '有效期至', '页面']
  const rows = list.map(({ id, kind, at, title, text, symbol = '', publisher, certNo, validUntil, path }) => [
    id,
    wordOf(KINDS, kind) ?? '建议',
    minute(at),
    title,
    text,
    symbol,
    publisher,
    certNo,
    minute(validUntil),
    path,
  ])
  return csv([head, ...rows])
}
