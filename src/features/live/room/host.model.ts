import { courseList } from '#api/domains/learn/article/catalog.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { courseHref } from '#lib/path/learn-href.ts'

/** The most courses listed, and how many of the newest are searched for them. */
const [MOST, AMONG] = [5, 50]

interface CourseOf {
  key: string
  title: string
  note: string
  href: string
}

/** The courses of a teacher; none until they are known. */
export function useCoursesOf(number: string): CourseOf[] {
  const page = dataOf(useCall(courseList, { pageNo: 1, pageSize: AMONG }, { cache: true }))
  return (page?.list ?? [])
    .filter(({ analysts }) => analysts.some((each) => each.number === number))
    .slice(0, MOST)
    .map((course) => ({
      key: course.number,
      title: course.title,
      note: `${course.lessonCount}节`,
      href: courseHref(course.number),
    }))
}
