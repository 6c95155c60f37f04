import { courseStock } from '#api/domains/learn/article/courses.ts'
import { stockQaList } from '#api/domains/stock/my-stock.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { type QuestionRow, toQuestionRow } from '#entities/question/question-row.words.ts'
import { type DocKind, docKinds, type DocRow, useStockDocs } from '#entities/stock/stock-docs.model.ts'

/** News, announcements or research on the stock. */
export function useStockTab(kind: DocKind, symbol: string): { docs: Pages<DocRow>; label: string } {
  const { label = '' } = docKinds.find(({ key }) => key === kind) ?? {}
  return { docs: useStockDocs(kind, symbol), label }
}

/** Courses that help to understand the stock; customers are given them. */
export function useStockCourses(symbol: string): Loaded<CourseRowView[]> {
  return mapLoaded(useCall(courseStock, { symbol }), (courses) => courses.map(toCourseRow))
}

/** The customer's questions on the stock and the public ones. */
export function useStockQuestions(symbol: string): Pages<QuestionRow> {
  return mapPages(usePages(stockQaList, { symbol }), toQuestionRow)
}
