import { show } from '#app/inline/show.ts'
import { toCourseDetailView } from '#features/learn/course/course-detail.view.ts'

show(toCourseDetailView)
