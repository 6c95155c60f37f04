import type { OutputOf } from '#api/call.ts'
import type { teamArticlesDaily, teamContentList } from '#api/domains/public/team.ts'
import type { Msg, TeamCard, VideoItem } from '#api/shapes/media.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { briefOf } from '#entities/talk/message.words.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { videoHref } from '#lib/path/video-href.ts'
import { dailyHref, teamHref, teamMessageHref } from '#lib/path/team-href.ts'
import { dated } from '#lib/time/dated.ts'
import { day } from '#lib/time/dates.ts'
import { WEEKDAYS } from '#lib/time/weekday.ts'

export type Daily = OutputOf<typeof teamArticlesDaily>['list'][number]

export interface TeamRow {
  key: string
  href: string
  name: string
  slogan: string
  logo: string
  members: string
}

export function toTeamRow({ number, name, slogan, logoUrl, analysts }: TeamCard): TeamRow {
  return {
    key: number,
    href: teamHref(number),
    name,
    slogan,
    logo: fileAt(logoUrl),
    members: analysts.length === 0 ? '成员信息更新中' : authorLine(analysts),
  }
}

/** A daily view, or another article, in a list. */
export interface DailyRow {
  href: string
  title: string
  summary: string
  cover: string
  facts: string
}

export function toDailyRow(
  { id, title, summary, coverUrl, author, publishedAt }: Daily,
  today: number | undefined,
): DailyRow {
  return {
    href: articleHref(id),
    title,
    summary,
    cover: fileAt(coverUrl),
    facts: [author && authorLine([author]), dated(publishedAt, today)].filter(Boolean).join(' · '),
  }
}

/** A film of a team, in a list. */
export interface VideoRow extends Omit<DailyRow, 'summary'> {
  color: string | undefined
}

export function toTeamVideo(
  { id, title, coverUrl, cover, analyst, publishedAt }: VideoItem,
  today: number | undefined,
): VideoRow {
  return {
    href: videoHref(id, 'team'),
    title,
    cover: picture(coverUrl),
    color: cover?.color,
    facts: `${authorLine([analyst])} · ${dated(publishedAt, today)}`,
  }
}

/** A short view of a member. */
export interface ShortView {
  key: string
  href: string
  who: string
  avatar: string
  cert: string
  text: string
  at: string
}

export function toShortView(team: string, message: Msg, today: number | undefined): ShortView {
  const { messageId, sender, sentAt } = message
  return {
    key: messageId,
    href: teamMessageHref(team, messageId),
    who: sender.name,
    avatar: fileAt(sender.avatarUrl),
    cert: certOf(sender),
    text: briefOf(message),
    at: dated(sentAt, today),
  }
}

/** The registration of a teacher; others are no advisers. law §5 */
export function certOf({ role, certNo }: Msg['sender']): string {
  return role === 'ANALYST' || certNo ? certLine(certNo) : ''
}

/** A day with a view, in the row of days. */
export interface DayItem {
  date: string
  href: string
  /** 一 … 日, or 今天. */
  weekday: string
  /** Of the month. */
  number: string
}

/** The days with a view, the newest last. @param today epoch ms, for 今天 */
export function toDays(team: string, views: readonly Daily[], today: number | undefined): DayItem[] {
  return [...new Set(views.map(({ tradeDate }) => tradeDate))]
    .filter(isDate)
    .sort()
    .map((date) => ({
      date,
      href: dailyHref(team, date),
      weekday: today !== undefined && day(today) === date ? '今天' : weekdayOf(date),
      number: String(Number(date.slice(8))),
    }))
}

/** 一 … 日, of YYYY-MM-DD. */
export function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? ''
}

/** Whether a text is a valid calendar date: 2026-02-31 is not. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}

type Content = OutputOf<typeof teamContentList>['list'][number]

/** A work of a team; undefined for a kind without a page. */
export function toContentRow({ kind, id, title, at }: Content, today: number | undefined) {
  const href = kind === 'ARTICLE' ? articleHref(id) : kind === 'LIVE' ? roomHref(id) : undefined
  return href === undefined ? undefined : { key: `${kind} ${id}`, href, title, note: dated(at, today) }
}
