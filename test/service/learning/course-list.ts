import type { Deps } from '#test/service/deps.ts'
import type { Course } from '#test/service/seed/content.ts'
import type { Session } from '#test/service/sessions.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { toCard } from '#test/service/stocks/present.ts'

interface Asked {
  tagId?: string | undefined
  l3Id?: string | undefined
  sort?: string | undefined
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/** One page of the courses on sale, in the requested order; recommended first by default. */
export async function listCourses(asked: Asked, deps: Deps, session: Session | null) {
  const { courses, categories, topNumbers } = deps.content()
  const parent = categories.find(({ id }) => id === asked.l3Id)
  const leaves = parent ? parent.children.map(({ id }) => id) : [asked.l3Id ?? '']
  const rank = (course: Course) => (topNumbers.indexOf(course.number) + topNumbers.length + 1) % (topNumbers.length + 1)
  const found = [...courses.values()]
    .filter((course) => course.saleStatus !== 'OFF')
    .filter((course) => !asked.tagId || course.tags.includes(asked.tagId))
    .filter((course) => !asked.l3Id || leaves.includes(course.category))
    .toSorted((a, b) => {
      if (asked.sort === 'new') return a.daysAgo - b.daysAgo
      if (asked.sort === 'hot') return b.learners - a.learners
      return rank(a) - rank(b)
    })
  const page = pageOf(found, asked)
  return { ...page, list: await Promise.all(page.list.map((course) => toCard(course, deps, session))) }
}
