import { array, type GenericSchema, lazy, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { publicCourseList } from '#api/domains/public/open.ts'
import { CoursePage, known, listOf, paging } from '#api/shapes.ts'

/** Courses for the signed-in customer. spec §7 Articles */
export const courseList = get('/article/course', {
  input: object({
    tagId: optional(string()),
    l3Id: optional(string()),
    sort: optional(known('new', 'hot')),
    ...paging,
  }),
  output: CoursePage,
  twin: publicCourseList,
})

/** A node of the category tree. */
interface Category {
  id: string
  name: string
  children?: Category[] | undefined
}
const Category: GenericSchema<Category> = object({
  id: string(),
  name: string(),
  children: optional(array(lazy(() => Category))),
})

/** The category tree of the courses. Also readable as /article/l3. spec §7 Articles */
export const courseL3 = get('/article/course/l3', { members: true, input: object({}), output: listOf(Category) })

/** The filter tags of the courses. Also readable as /article/tags. spec §7 Articles */
export const courseTags = get('/article/course/tags', {
  members: true,
  input: object({}),
  output: listOf(object({ id: string(), name: string() })),
})
