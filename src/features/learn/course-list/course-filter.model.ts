import { courseL3, courseList, courseTags } from '#api/domains/learn/article/catalog.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { type CategoryGroup, toCategoryGroups } from './category.words.ts'
import { type ListPlace, sortOf, sorts } from './list-place.ts'
import { useSignedIn } from '#session/context.tsx'

/** What 学习 begins with. */
const WHOLE_LIST = { pageSize: 20, pageNo: 1 }

export interface CourseFilterModel {
  tags: Loaded<Tag[]>
  /** Only customers get categories. */
  groups: Loaded<CategoryGroup[]> | undefined
  pickTag: (id: string | undefined) => void
  pickCategory: (id: string | undefined) => void
  pickSort: (name: string | undefined) => void
}

interface Tag {
  id: string
  name: string
}

/** The options: order and tags for everybody, categories for customers. LE-01 */
export function useCourseFilter(change: (next: Partial<ListPlace>) => void): CourseFilterModel {
  const member = useSignedIn()
  const track = useTrack()
  const tags = useTags(true)
  const tree = useCall(courseL3, {}, { cache: true })
  const groups = useView(tree, toCategoryGroups, [])
  return {
    tags,
    groups: member ? groups : undefined,
    pickTag: (tagId) => {
      void track('learn', 'filter', tagId ?? 'all')
      change({ tagId })
    },
    pickCategory: (l3Id) => {
      void track('learn', 'filter', l3Id ?? 'all')
      change({ l3Id })
    },
    pickSort(name) {
      void track('learn', 'filter', name ?? 'all')
      change({ sort: sortOf(name) })
    },
  }
}

/** The tags: a guest's come with the first page of all courses, which 学习 has asked for. */
function useTags(isWanted: boolean): Loaded<Tag[]> {
  const member = useSignedIn()
  const own = useCall(courseTags, isWanted ? {} : null, { cache: true })
  const page = useCall(courseList, isWanted && !member ? WHOLE_LIST : null, { cache: true })
  return member ? own : mapLoaded(page, ({ tags = [] }) => tags)
}

/** The names of the chosen tag, category and order; '' for none. */
export function useFilterName({ tagId, l3Id, sort }: ListPlace): string {
  const tags = useTags(tagId !== undefined)
  const tree = useCall(courseL3, l3Id === undefined ? null : {}, { cache: true })
  if (tagId === undefined && l3Id === undefined && sort === undefined) return ''
  const tag = tags.state === 'ready' ? tags.data.find((each) => each.id === tagId)?.name : undefined
  const leaves = tree.state === 'ready' ? toCategoryGroups(tree.data).flatMap((group) => group.leaves) : []
  const category = leaves.find((leaf) => leaf.id === l3Id)?.name
  const filtered = [tag, category].filter(Boolean).join(' · ')
  const isNamed = filtered !== '' || (tagId === undefined && l3Id === undefined)
  const order = sorts.find(({ id }) => id === sort)?.name
  return [isNamed ? filtered : '所选分类', order].filter(Boolean).join(' · ')
}
