import { show } from '#app/inline/show.ts'
import { toCourseDetailView } from '#features/learn/course/course-detail.words.ts'

show(toCourseDetailView)
