/** What is measured, by the name of its column. */
export type TargetName = 'app' | 'static' | 'worker' | 'react'
export type PageName = 'course' | 'detail'

export interface Target {
  name: TargetName
  page: PageName
  url: string
  /** The course whose title is the first content of ours. */
  title: string
  /** Has React in it. */
  live: boolean
  /** Opens without a network. */
  offline: boolean
}

export const targetNames: readonly TargetName[] = ['app', 'static', 'worker', 'react']
export const pageNames: readonly PageName[] = ['course', 'detail']

export interface Course {
  number: string
  title: string
}

/** The first course of the list, as the service answers it. */
export async function firstCourse(origin: string): Promise<Course> {
  const response = await fetch(`${origin}/api/public/article-course/list?pageNo=1&pageSize=20`)
  const { data } = (await response.json()) as { data: { list: Course[] } } // spec §7
  const [course] = data.list
  if (!course) throw new Error('the service has no course')
  return course
}

/** Where the app has a page. */
export function pathOf(page: PageName, { number }: Course): string {
  return page === 'course' ? '/course' : `/course/${number}`
}

/** Each page in each of its makings, all from the same server. */
export function targetsOf(origin: string, course: Course): Target[] {
  const { title } = course
  return pageNames.flatMap((page) =>
    targetNames.map((name) => ({
      name,
      page,
      url: origin + (name === 'app' ? pathOf(page, course) : `/bench/${name}-${page}.html`),
      title,
      live: name === 'app' || name === 'react',
      offline: name === 'app' || name === 'worker',
    })),
  )
}
