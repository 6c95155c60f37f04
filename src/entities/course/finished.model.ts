import { useMemo } from 'react'
import { object, string } from 'valibot'
import { type OwnList, useOwnList } from '#data/offline/own-list.ts'
import { useMounted } from '#ui/mounted.ts'
import { Time } from '#api/shapes/number.ts'

const Finished = object({ number: string(), catalogId: string(), at: Time })

const finished: OwnList<typeof Finished> = {
  name: 'finished',
  item: Finished,
  idOf: ({ catalogId }) => catalogId,
  most: 2_000,
}

/** The lessons that were finished on this device. */
export interface FinishedLessons {
  of: (courseNumber: string) => ReadonlySet<string>
  mark: (courseNumber: string, catalogId: string) => void
  unmark: (catalogId: string) => void
}

const NONE: ReadonlySet<string> = new Set()

/** What this account has finished here. The first render, like the prerendered page, has none. */
export function useFinished(): FinishedLessons {
  const { items, put, drop } = useOwnList(finished)
  const mounted = useMounted()
  const byCourse = useMemo(() => {
    const found = new Map<string, Set<string>>()
    for (const { number: course, catalogId } of items) {
      found.set(course, (found.get(course) ?? new Set()).add(catalogId))
    }
    return found
  }, [items])
  return {
    of: (course) => (mounted && byCourse.get(course)) || NONE,
    mark: (course, catalogId) => put({ number: course, catalogId, at: Date.now() }),
    unmark: drop,
  }
}
