import type { Samples } from '#test/service/contract/sweep.ts'

export const articleSamples: Required<Samples<'article'>> = {
  articleList: { columnId: 'CL1', topic: '成交额', analystNumber: 'T004', pageNo: 1, pageSize: 5 },
  courseColumns: {},
  courseStock: { symbol: 'SH600901' },
  courseBatch: { query: {}, body: { numbers: ['C101'] } },
  articleInfo: { id: 'A201' },
  articleLike: { id: 'A201', on: true },
  articleComment: { articleId: 'A201', content: '读完了' },
  courseList: { tagId: 't1', pageNo: 1 },
  courseL3: {},
  courseSeries: {},
  courseTags: {},
  courseTop: {},
  courseDetail: { number: 'C101' },
}
