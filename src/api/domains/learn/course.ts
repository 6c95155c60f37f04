import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { Access, CourseCard, Lesson, listOf } from '#api/shapes.ts'
import { CoverFacts } from '#api/shapes/cover.ts'
import { Count } from '#api/shapes/number.ts'

/** Lessons of one course or series, in teaching order. spec §7 Courses */
export const catalogList = get('/course/catalog/list', {
  input: object({ seriesId: optional(string()), courseNumber: optional(string()) }),
  output: listOf(Lesson),
})

/** Counts one view of a lesson (5 s or more). A GET with an effect. spec §7 Courses */
export const catalogUpdateVisitCount = get('/course/catalog/updateVisitCount', {
  input: object({ catalogId: string() }),
  output: object({ visitCount: Count }),
  effects: true,
})

/** A series with its courses. spec §7 Courses */
export const seriesInfo = get('/course/series/getCourseSeriesInfo', {
  input: object({ seriesId: string() }),
  output: object({
    title: string(),
    introHtml: string(),
    coverUrl: string(),
    cover: optional(CoverFacts),
    courses: listOf(CourseCard),
    access: Access,
  }),
})
