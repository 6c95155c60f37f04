import { useParams } from 'wouter'
import { seriesInfo } from '#api/domains/learn/course.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { lessonHref } from '#lib/path/learn-href.ts'
import { useProgress } from '#data/offline/use-progress.ts'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { type SeriesView, toSeriesView } from './series.words.ts'
import { useFinished } from '#entities/course/finished.model.ts'
import { type Learned, toLearned } from '#entities/course/learned.words.ts'

export interface SeriesModel {
  series: Loaded<SeriesView>
  /** The overall progress. */
  learned: Learned
  /** The progress of one of its courses. */
  learnedOf: (course: { key: string; lessonCount: number }) => Learned
  /** The last opened lesson, of any of its courses. */
  last: { course: string; lesson: string; href: string } | undefined
  open: (number: string) => void
}

/** One series; guests see everything that is not locked for them. LE-02 */
export function useSeries(): SeriesModel {
  const { seriesId = '' } = useParams<{ seriesId?: string }>()
  const track = useTrack()
  const raw = useCall(seriesInfo, { seriesId }, { offline: { title: (series) => series.title } })
  const finished = useFinished()
  const learnedOf = (number: string, lessons: number) => toLearned(finished.of(number).size, lessons)
  useTrackOpened('learn', 'series_view', seriesId)
  const known = raw.state === 'ready' ? raw.data : undefined
  const title = known?.title ?? '系列课'
  const count = known ? `${known.courses.length}门课程 · ` : ''
  usePage({ title, card: { title, desc: `${count}投资有风险`, image: shareImage(known?.coverUrl) } })
  const parts = (known?.courses ?? []).map((course) => learnedOf(course.number, course.lessonCount))
  const progress = useProgress()
  const begun = (known?.courses ?? []).flatMap(({ number }) => progress.last(number) ?? [])
  const last = begun.sort((one, other) => other.at - one.at)[0]
  const sum = (of: (each: Learned) => number) => parts.reduce((all, each) => all + of(each), 0)
  return {
    series: mapLoaded(raw, (list, savedAt) => toSeriesView(seriesId, list, savedAt)),
    learned: toLearned(
      sum(({ done }) => done),
      sum(({ total }) => total),
    ),
    last: last && { course: last.course, lesson: last.lesson, href: lessonHref(last.number, last.catalogId) },
    learnedOf: ({ key, lessonCount }) => learnedOf(key, lessonCount),
    open: (number) => void track('learn', 'card_click', number),
  }
}
