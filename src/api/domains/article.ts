import { array, boolean, type GenericSchema, lazy, number, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Article, Comment, CourseCard, CourseDetail, listOf, pageOf, paging } from '#api/shapes.ts'

/** One article with its body. spec §7 Articles */
export const info = get('/article/info', { input: object({ id: string() }), output: Article })

/** Sets or takes back the like of the signed-in customer. spec §7 Articles */
export const like = post('/article/like', {
  input: object({ id: string(), on: boolean() }),
  output: object({ likeCount: number(), isLiked: boolean() }),
})

/** A comment, shown to others after review. 1 to 300 characters. spec §7 Articles */
export const comment = postJson('/article/comment', {
  input: object({ articleId: string(), content: string(), parentId: optional(string()) }),
  output: Comment,
})

/** Courses for the signed-in customer. spec §7 Articles */
export const course = get('/article/course', {
  input: object({ tagId: optional(string()), l3Id: optional(string()), sort: optional(string()), ...paging }),
  output: pageOf(CourseCard),
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
export const courseL3 = get('/article/course/l3', { input: object({}), output: listOf(Category) })

/** The course series. Also readable as /article/series. spec §7 Articles */
export const courseSeries = get('/article/course/series', {
  input: object({}),
  output: listOf(object({ seriesId: string(), title: string(), coverUrl: string(), courseCount: number() })),
})

/** The filter tags of the courses. Also readable as /article/tags. spec §7 Articles */
export const courseTags = get('/article/course/tags', {
  input: object({}),
  output: listOf(object({ id: string(), name: string() })),
})

/** The recommended courses. Also readable as /article/top. spec §7 Articles */
export const courseTop = get('/article/course/top', { input: object({}), output: listOf(CourseCard) })

/** One course with everything its page shows. spec §7 Articles */
export const courseNumber = get('/article/course/number/{number}', {
  input: object({ number: string() }),
  output: CourseDetail,
})
