import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { useMounted } from '#ui/mounted.ts'

/** Which part of the list is shown. It is in the address, so that Back and a shared link restore it. */
export interface ListPlace {
  tab: 'top' | 'series' | 'category' | 'column'
  tagId: string | undefined
  l3Id: string | undefined
  /** The order of the list; undefined is the service's own. */
  sort: Sort | undefined
}

export const sorts = [
  { id: 'new', name: '最新' },
  { id: 'hot', name: '最热' },
] as const

type Sort = (typeof sorts)[number]['id']

export const listTabs = [
  { key: 'top', label: '推荐' },
  { key: 'series', label: '系列' },
  { key: 'category', label: '分类' },
  { key: 'column', label: '专栏' },
] as const

/** The prerendered list is the first page of 推荐; the rest of the address counts after hydration. */
export function useListPlace(): [ListPlace, (change: Partial<ListPlace>) => void] {
  const mounted = useMounted()
  const [search, setSearch] = useSearchParams()
  const param = (name: string) => (mounted && search.get(name)) || undefined
  const change = useCallback(
    (next: Partial<ListPlace>) => {
      const names = { tab: 'tab', tagId: 'tag', l3Id: 'l3', sort: 'sort' } as const
      setSearch(
        (old) => {
          const query = new URLSearchParams(old)
          // Entries of a Partial<ListPlace>.
          for (const [field, value] of Object.entries(next) as [keyof ListPlace, string | undefined][]) {
            if (value === undefined || value === 'top') query.delete(names[field])
            else query.set(names[field], value)
          }
          return query
        },
        { replace: true },
      )
    },
    [setSearch],
  )
  const sort = sortOf(param('sort'))
  return [{ tab: tabOf(param('tab') ?? ''), tagId: param('tag'), l3Id: param('l3'), sort }, change]
}

/** An order by its name in the address. */
export function sortOf(name: string | undefined): Sort | undefined {
  return sorts.find(({ id }) => id === name)?.id
}

/** A tab by its key in the address. */
function tabOf(key: string): ListPlace['tab'] {
  return listTabs.find((each) => each.key === key)?.key ?? 'top'
}
