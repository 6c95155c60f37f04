import type { Deps } from '#test/service/deps.ts'
import { listCourses } from '#test/service/learning/course-list.ts'

/**
 * The address of the cover that a page begins with, as a guest sees it: whoever serves the page knows it before the
 * page has asked for its data.
 */
export async function firstPicture(path: string, deps: Deps): Promise<string | undefined> {
  if (path === '/course') return (await listCourses({ pageNo: 1, pageSize: 1 }, deps, null)).list[0]?.coverUrl
  const number = /^\/course\/([\w-]+)$/.exec(path)?.[1]
  return number === undefined ? undefined : deps.content().courses.get(number)?.coverUrl
}
