import { courseL3, courseTags } from '#api/domains/learn/article/articles.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { useTrack } from '#tracking/context.tsx'
import { type CategoryGroup, toCategoryGroups } from './category.words.ts'
import type { ListPlace } from './list-place.ts'
import { useSignedIn } from '#session/context.tsx'

export type CourseFilterModel =
  | { state: 'guest' }
  | {
      state: 'open'
      tags: Loaded<{ id: string; name: string }[]>
      groups: Loaded<CategoryGroup[]>
      pickTag: (id: string | undefined) => void
      pickCategory: (id: string | undefined) => void
    }

/** The filter options. Only customers get tags and categories. */
export function useCourseFilter(change: (next: Partial<ListPlace>) => void): CourseFilterModel {
  const member = useSignedIn()
  const track = useTrack()
  const tags = useCall(courseTags, member ? {} : null, { cache: true })
  const tree = useCall(courseL3, member ? {} : null, { cache: true })
  const groups = useView(tree, toCategoryGroups, [])
  if (!member) return { state: 'guest' }
  return {
    state: 'open',
    tags,
    groups,
    pickTag: (tagId) => {
      void track('learn', 'filter', tagId ?? 'all')
      change({ tagId })
    },
    pickCategory: (l3Id) => {
      void track('learn', 'filter', l3Id ?? 'all')
      change({ l3Id })
    },
  }
}

/** The names of the chosen tag and category; '' for none. */
export function useFilterName({ tagId, l3Id }: ListPlace): string {
  const member = useSignedIn()
  const tags = useCall(courseTags, member && tagId !== undefined ? {} : null, { cache: true })
  const tree = useCall(courseL3, member && l3Id !== undefined ? {} : null, { cache: true })
  if (tagId === undefined && l3Id === undefined) return ''
  const tag = tags.state === 'ready' ? tags.data.find((each) => each.id === tagId)?.name : undefined
  const leaves = tree.state === 'ready' ? toCategoryGroups(tree.data).flatMap((group) => group.leaves) : []
  const category = leaves.find((leaf) => leaf.id === l3Id)?.name
  return [tag, category].filter(Boolean).join(' · ') || '所选分类'
}
