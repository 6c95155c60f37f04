import { courseStock } from '#api/domains/learn/article/courses.ts'
import { stockQaList } from '#api/domains/stock/my-stock.ts'
import { scoreStockInfo } from '#api/domains/stock/stock-score.ts'
import { BusinessError } from '#api/errors.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { type QuestionRow, toQuestionRow } from '#entities/question/question-row.words.ts'
import { diagnosed } from '#features/stock/diagnose/diagnosed.ts'
import { type ScoreView, toScore } from '#features/stock/score/score.words.ts'
import { diagnoseHref } from '#lib/path/stock-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { type DocKind, docKinds, type DocRow, useStockDocs } from '#entities/stock/stock-docs.model.ts'

/** News, announcements or research on the stock. */
export function useStockTab(kind: DocKind, symbol: string): { docs: Pages<DocRow>; label: string } {
  const { label = '' } = docKinds.find(({ key }) => key === kind) ?? {}
  return { docs: useStockDocs(kind, symbol), label }
}

/** Courses that help to understand the stock; for customers. */
export function useStockCourses(symbol: string): Loaded<CourseRowView[]> {
  return mapLoaded(useCall(courseStock, { symbol }), (courses) => courses.map(toCourseRow))
}

/** The customer's questions on the stock and the public ones. */
export function useStockQuestions(symbol: string): Pages<QuestionRow> {
  return mapPages(usePages(stockQaList, { symbol }), toQuestionRow)
}

/** The stock's score; undefined if the service has none. */
export function useStockScore(symbol: string): Loaded<ScoreView | undefined> {
  const score = useCall(scoreStockInfo, { symbol })
  if (score.state === 'failed' && score.error instanceof BusinessError) return ready(undefined)
  return mapLoaded(score, (info) => toScore(info, []))
}

/** The diagnoses of the stock started on this device. */
export function useDiagnosed(symbol: string): readonly { key: string; time: string; href: string }[] {
  return useOwnList(diagnosed)
    .items.filter((each) => each.symbol === symbol)
    .map(({ taskId, at }) => ({ key: taskId, time: stamp(at), href: diagnoseHref(symbol, taskId) }))
}
