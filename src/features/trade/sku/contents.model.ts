import { catalogList, seriesInfo } from '#api/domains/learn/course.ts'
import type { Sku } from '#api/shapes/order.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type ContentsView, ofCourse, ofSeries } from './contents.words.ts'

/** The lessons of a service with a course or a series, for guests as well; undefined for any other. OR-01, OR-18 */
export function useContents({ kind, id }: NonNullable<Sku['opens']>): Loaded<ContentsView> | undefined {
  const course = useCall(catalogList, kind === 'COURSE' ? { courseNumber: id } : null, { cache: true })
  const series = useCall(seriesInfo, kind === 'SERIES' ? { seriesId: id } : null, { cache: true })
  if (kind === 'COURSE') return mapLoaded(course, (lessons) => ofCourse(id, lessons))
  if (kind === 'SERIES') return mapLoaded(series, (found) => ofSeries(id, found))
  return undefined
}
