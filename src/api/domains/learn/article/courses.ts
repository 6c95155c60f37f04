import { array, object, string } from 'valibot'
import { get, postQueryJson } from '#api/call.ts'
import { publicCourseDetail } from '#api/domains/public/open.ts'
import { CourseCard, CourseDetail, listOf } from '#api/shapes.ts'
import { Count } from '#api/shapes/number.ts'

/** The course series. Also readable as /article/series. spec §7 Articles */
export const courseSeries = get('/article/course/series', {
  members: true,
  input: object({}),
  output: listOf(object({ seriesId: string(), title: string(), coverUrl: string(), courseCount: Count })),
})

/** The recommended courses. Also readable as /article/top. spec §7 Articles */
export const courseTop = get('/article/course/top', { members: true, input: object({}), output: listOf(CourseCard) })

/** One course with all fields of its page. spec §7 Articles */
export const courseDetail = get('/article/course/number/{number}', {
  input: object({ number: string() }),
  output: CourseDetail,
  twin: publicCourseDetail,
})

/** Courses related to a stock. Also readable as /article/stock. spec §7 Articles */
export const courseStock = get('/article/course/stock', {
  input: object({ symbol: string() }),
  output: listOf(CourseCard),
})

/** Cards of up to 50 courses; unknown numbers are omitted. spec §7 Articles */
export const courseBatch = postQueryJson('/article/course/batch', {
  input: object({ query: object({}), body: object({ numbers: array(string()) }) }),
  output: listOf(CourseCard),
})
