import type { OutputOf } from '#api/call.ts'
import { courseSeries } from '#api/domains/learn/article/courses.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { count } from '#lib/number/count.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useSignedIn } from '#session/context.tsx'

interface SeriesRow {
  key: string
  href: string
  cover: string
  title: string
  count: string
}

export type SeriesListModel = { state: 'guest' } | { state: 'open'; series: Loaded<SeriesRow[]> }

/** All series, for customers only. */
export function useSeriesList(): SeriesListModel {
  const member = useSignedIn()
  const raw = useCall(courseSeries, {}, { cache: true })
  const series = useView(raw, toRows, [])
  return member ? { state: 'open', series } : { state: 'guest' }
}

function toRows(list: OutputOf<typeof courseSeries>): SeriesRow[] {
  return list.map((each) => ({
    key: each.seriesId,
    href: `/course/series/${encodeURIComponent(each.seriesId)}`,
    cover: picture(each.coverUrl),
    title: each.title,
    count: `${count(each.courseCount)}门课程`,
  }))
}
