import { toCourseDetailView } from '#features/learn/course-detail.view.ts'
import { segmentAt } from './segment-at.ts'
import { start } from './start.ts'

start({
  request: (path, signedIn) => {
    const number = segmentAt(path, 2)
    if (number === null) return null
    return signedIn ? `/article/course/number/${number}` : `/public/article-course/detail?number=${number}`
  },
  toView: toCourseDetailView,
})
