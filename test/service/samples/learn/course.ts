import type { Samples } from '#test/service/contract/sweep.ts'

export const courseSamples: Required<Samples<'course'>> = {
  catalogList: { courseNumber: 'C101' },
  catalogUpdateVisitCount: { catalogId: 'C101-01' },
  seriesInfo: { seriesId: 'SR01' },
}
