import { useEffect } from 'react'
import { useParams } from 'wouter'
import { seriesInfo } from '#api/domains/learn/course.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { type SeriesView, toSeriesView } from './series.words.ts'
import { useProgress } from '#data/offline/use-progress.ts'

export interface SeriesModel {
  series: Loaded<SeriesView>
  progress: string
  open: (number: string) => void
}

/** One series; guests see all that is not locked for them. product LE-02 */
export function useSeries(): SeriesModel {
  const { seriesId = '' } = useParams<{ seriesId?: string }>()
  const track = useTrack()
  const raw = useCall(seriesInfo, { seriesId }, { offline: { title: (series) => series.title } })
  const progress = useProgress()
  useEffect(() => void track('learn', 'series_view', seriesId), [track, seriesId])
  const known = raw.state === 'ready' ? raw.data : undefined
  const title = known?.title ?? '系列课'
  const count = known ? `${known.courses.length}门课程 · ` : ''
  usePage({ title, card: { title, desc: `${count}投资有风险`, image: shareImage(known?.coverUrl) } })
  const begun = (known?.courses ?? []).filter((course) => progress.last(course.number)).length
  return {
    series: mapLoaded(raw, (list, savedAt) => toSeriesView(seriesId, list, savedAt)),
    progress: begun > 0 ? `已学习 ${begun} 门` : '尚未开始学习',
    open: (number) => void track('learn', 'card_click', number),
  }
}
