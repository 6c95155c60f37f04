import type { Samples } from '#test/service/handlers/sweep.ts'

export const articleSamples: Required<Samples<'article'>> = {
  list: { columnId: 'CL1', topic: '成交额', analystNumber: 'T004', pageNo: 1, pageSize: 5 },
  courseColumns: {},
  courseStock: { symbol: 'SH600901' },
  courseBatch: { query: {}, body: { numbers: ['C101'] } },
  info: { id: 'A201' },
  like: { id: 'A201', on: true },
  comment: { articleId: 'A201', content: '读完了' },
  course: { tagId: 't1', pageNo: 1 },
  courseL3: {},
  courseSeries: {},
  courseTags: {},
  courseTop: {},
  courseNumber: { number: 'C101' },
}
