import { toCourseListView } from '#features/learn/course-list.view.ts'
import { start } from './start.ts'

start({
  request: (_path, signedIn) => `${signedIn ? '/article/course' : '/public/article-course/list'}?pageNo=1&pageSize=20`,
  toView: toCourseListView,
})
