import { show } from '#app/inline/show.ts'
import { toCourseListView } from '#features/learn/course-list/course-list.view.ts'

show(toCourseListView)
