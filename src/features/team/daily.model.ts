import { useSearchParams } from 'wouter'
import { teamArticlesDaily, teamArticlesDailyByNumber, teamArticlesDailyLatest } from '#api/domains/public/team.ts'
import { dataOf, type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { articleNames } from '#entities/article/article-names.ts'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { dailyHref } from '#lib/path/team-href.ts'
import { A_VIEW } from '#lib/text/card.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { minute } from '#lib/time/dates.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { useDays, useNumber } from './team.model.ts'
import { type Daily, type DayItem, isDate, weekdayOf } from './rows.words.ts'

export interface DailyView {
  id: string
  title: string
  author: AnalystView | undefined
  published: string
  html: string
  names: readonly string[]
  /** Its own page: a daily view is an article. */
  href: string
  /** The page to return to after sign-in. */
  path: string
  daily: Daily
}

export interface DailyModel {
  number: string
  days: DayItem[]
  /** YYYY-MM-DD; '' while it is not known. */
  date: string
  /** The same with its weekday; '' if it is none. */
  named: string
  /** Undefined where the day has no view. */
  view: Loaded<DailyView | undefined>
}

/** The daily view of the address: of an article (`?id=`), of a day (`?date=`), else the newest. MD-03 */
export function useDaily(): DailyModel {
  const number = useNumber()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const date = search.get('date') ?? ''
  const loaded = useView(number, id, date)
  const known = dataOf(loaded)
  usePage({
    title: known?.title ?? '每日观点',
    // The link of the article's own page.
    card: known && {
      title: known.title,
      desc: `${truncate(known.summary, 40)} · ${A_VIEW}`,
      image: shareImage(known.coverUrl),
      path: articleHref(known.id),
    },
  })
  return {
    number,
    days: useDays(number),
    date: known?.tradeDate ?? date,
    named: isDate(date) ? `${date} 周${weekdayOf(date)}` : '',
    view: mapLoaded(loaded, (view) => view && toView(number, view)),
  }
}

function useView(number: string, id: string, date: string): Loaded<Daily | undefined> {
  const offline = { title: '每日观点' }
  // A day that is none has no view, which the service need not be asked.
  const isDay = id === '' && isDate(date)
  const one = useCall(teamArticlesDailyByNumber, id === '' ? null : { articleNumber: id }, { offline })
  const day = useCall(teamArticlesDaily, isDay ? ofDay(number, date) : null, { offline })
  const latest = useCall(teamArticlesDailyLatest, id === '' && date === '' ? { number } : null, { offline })
  if (id !== '') return one
  if (isDay) return mapLoaded(day, ({ list }) => list[0])
  return date === '' ? mapLoaded(latest, (view) => view ?? undefined) : ready(undefined)
}

function toView(number: string, daily: Daily): DailyView {
  const { id, title, author, publishedAt, contentHtml } = daily
  return {
    id,
    title,
    author: author && toAnalystView(author),
    published: `观点发布于 ${minute(publishedAt)}，随市场变化可能失效`,
    html: contentHtml,
    names: articleNames(daily),
    href: articleHref(id),
    path: dailyHref(number, daily.tradeDate),
    daily,
  }
}

/** Reports that a view was opened. */
export function useDailyOpened(id: string): void {
  useTrackOpened('media', 'daily_view', id)
}

/** What the view of a day is requested with. */
export const ofDay = (number: string, date: string) => ({ number, date, pageNo: 1, pageSize: 1 })
