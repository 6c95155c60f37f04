import { courseList } from '#api/domains/learn/article/catalog.ts'
import { useCallback } from 'react'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { courseListWords } from './course-list.card.ts'
import { useFilterName } from './course-filter.model.ts'
import { type CourseListView, type CoursePage, courseListShape, toCourseListView } from './course-list.words.ts'
import { cardOf } from '#entities/stored-file/stored-file.ts'
import type { FurtherCourses } from './further.model.ts'
import { type ListPlace, useListPlace } from './list-place.ts'
import { useMounted } from '#ui/mounted.ts'
import { useSignedIn } from '#session/context.tsx'

const PAGE_SIZE = 20

export interface CourseListModel {
  place: ListPlace
  change: (next: Partial<ListPlace>) => void
  /** Switches to another tab, without a filter. */
  turnTo: (tab: ListPlace['tab']) => void
  /** A tag or category chosen in the filter sheet; it filters 推荐. */
  filter: (next: Partial<ListPlace>) => void
  clear: () => void
  first: Loaded<CourseListView>
  /** The name of the active filter; '' for none. */
  chosen: string
  /** The list below the first page. */
  further: FurtherCourses | undefined
  open: (number: string) => void
}

const nothing = { tagId: undefined, l3Id: undefined, sort: undefined }

/** What the page begins with, whatever its address chooses. */
export const first = firstRead(
  courseList,
  () => ({ pageNo: 1, pageSize: PAGE_SIZE }),
  (page) => courseListWords(page).lead,
)

/** 学习: the first page of the chosen list, and what follows. LE-01 */
export function useCourseList(): CourseListModel {
  const [listPlace, change] = useListPlace()
  // Guests cannot choose a category.
  const place = useSignedIn() ? listPlace : { ...listPlace, l3Id: undefined }
  const input = inputOf(place)
  const raw = useCall(courseList, { ...input, pageNo: 1 }, { cache: true, offline: { title: '学习' } })
  const first = useView(raw, toCourseListView, courseListShape)
  const chosen = useFilterName(place)
  const track = useTrack()
  const mounted = useMounted()
  const many = mounted && raw.state === 'ready' && raw.data.total > PAGE_SIZE
  useShareCard(raw, chosen)
  return {
    place,
    change,
    turnTo: (tab) => change({ tab, ...nothing }),
    filter: (next) => change({ tab: 'top', ...next }),
    clear: () => change(nothing),
    first,
    chosen,
    further: many ? { input, first: raw } : undefined,
    open: useCallback((number: string) => void track('learn', 'card_click', number), [track]),
  }
}

/** The inline script requests the first page with the same parameters. */
function inputOf({ tagId, l3Id, sort }: ListPlace) {
  return { pageSize: PAGE_SIZE, tagId, l3Id, sort }
}

function useShareCard(raw: Loaded<CoursePage>, chosen: string): void {
  const card = cardOf(courseListWords(raw.state === 'ready' ? raw.data : undefined, chosen))
  usePage({ title: card.title, card })
}
