import type * as calls from '#api/domains/learn/article/catalog.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { listCourses } from '#test/service/learning/course-list.ts'

export function catalog(deps: Deps): Pick<Handlers<'article'>, keyof typeof calls> {
  return {
    courseList: (input, { session }) => listCourses(input, deps, session),
    courseL3: () => deps.content().categories,
    courseTags: () => deps.content().tags,
  }
}
