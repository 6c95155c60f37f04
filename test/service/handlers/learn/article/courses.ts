import type * as calls from '#api/domains/learn/article/courses.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import { toCard, toDetail } from '#test/service/stocks/present.ts'

export function courses(deps: Deps): Pick<Handlers<'article'>, keyof typeof calls> {
  return {
    courseSeries: () =>
      deps.content().series.map(({ seriesId, title }) => {
        const courses = [...deps.content().courses.values()].filter((each) => each.seriesId === seriesId)
        return { seriesId, title, coverUrl: `/files/covers/${seriesId}.svg`, courseCount: courses.length }
      }),
    courseTop: (_, { session }) => {
      const top = deps.content().topNumbers.flatMap((number) => deps.content().courses.get(number) ?? [])
      return Promise.all(top.map((course) => toCard(course, deps, session)))
    },
    courseStock({ symbol }, { session }) {
      const { market } = deps.library()
      const stock = market.of(symbol)
      if (!stock) throw notFound('股票')
      const fitting = stock.isFund ? 't3' : 't2'
      const found = [...deps.content().courses.values()].filter(
        (course) => course.tags.includes(fitting) && course.saleStatus === undefined,
      )
      return Promise.all(found.map((course) => toCard(course, deps, session)))
    },
    courseBatch({ body: { numbers } }, { session }) {
      if (numbers.length > 50) throw badInput(40003, '一次最多查询50门课程')
      const found = [...new Set(numbers)].flatMap((number) => deps.content().courses.get(number) ?? [])
      return Promise.all(found.map((course) => toCard(course, deps, session)))
    },
    courseDetail({ number }, { session }) {
      const course = deps.content().courses.get(number)
      if (!course) throw notFound('课程')
      return toDetail(course, deps, session)
    },
  }
}
