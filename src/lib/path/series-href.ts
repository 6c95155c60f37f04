/** The page of a series of courses. */
export function seriesHref(seriesId: string): string {
  return `/course/series/${encodeURIComponent(seriesId)}`
}
