import { show } from '#app/inline/show.ts'
import { toCourseListView } from '#features/learn/course-list/course-list.words.ts'

show(toCourseListView)
