import { useSearchParams } from 'wouter'
import {
  teamArticlesDaily,
  teamArticlesDailyByNumber,
  teamArticlesDailyComments,
  teamArticlesDailyLatest,
} from '#api/domains/public/team.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { minute } from '#lib/time/dates.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { useDays, useNumber } from './team.model.ts'
import { type Daily, type DayItem, isDate } from './team.words.ts'

export interface DailyView {
  id: string
  title: string
  author: AnalystView | undefined
  published: string
  html: string
  /** Where it is liked and commented on: a daily view is an article. */
  href: string
}

export interface DailyModel {
  number: string
  days: DayItem[]
  /** YYYY-MM-DD; '' while it is not known. */
  date: string
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
    // The same link and card as the article's own page.
    card: known && {
      title: known.title,
      desc: truncate(known.summary, 40),
      image: shareImage(known.coverUrl),
      path: articleHref(known.id),
    },
  })
  return {
    number,
    days: useDays(number),
    date: known?.tradeDate ?? date,
    view: mapLoaded(loaded, (view) => view && toView(view)),
  }
}

function useView(number: string, id: string, date: string): Loaded<Daily | undefined> {
  const offline = { title: '每日观点' }
  // A day that is none has no view, which the service need not be asked.
  const ofDay = id === '' && isDate(date)
  const one = useCall(teamArticlesDailyByNumber, id === '' ? null : { articleNumber: id }, { offline })
  const day = useCall(teamArticlesDaily, ofDay ? { number, date, pageNo: 1, pageSize: 1 } : null, { offline })
  const latest = useCall(teamArticlesDailyLatest, id === '' && date === '' ? { number } : null, { offline })
  if (id !== '') return one
  if (ofDay) return mapLoaded(day, ({ list }) => list[0])
  return date === '' ? mapLoaded(latest, (view) => view ?? undefined) : ready(undefined)
}

function toView({ id, title, author, publishedAt, contentHtml }: Daily): DailyView {
  return {
    id,
    title,
    author: author && toAnalystView(author),
    published: `观点发布于 ${minute(publishedAt)}，随市场变化可能失效`,
    html: contentHtml,
    href: articleHref(id),
  }
}

/** Reports that a view was opened. */
export function useDailyOpened(id: string): void {
  useTrackOpened('media', 'daily_view', id)
}

/** What was said of a view. */
export function useDailyComments(id: string): Pages<CommentRow | undefined> {
  return mapPages(usePages(teamArticlesDailyComments, { number: id }), (each) => toCommentRows([each])[0])
}
