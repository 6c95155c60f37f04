import type { Lesson } from '#api/shapes.ts'
import { LearnedBar } from '#entities/course/learned-bar.tsx'
import type { LessonRowView } from '#entities/course/lesson-row.words.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Catalog } from './catalog.tsx'
import { useLearnedCatalog } from './learned-catalog.model.ts'

interface Props {
  number: string
  lessons: readonly Lesson[] | undefined
  rows: readonly LessonRowView[]
  /** The lesson being played. */
  current?: string | undefined
  onOpen?: ((row: LessonRowView) => void) | undefined
}

/** A catalogue with what was learned of it, under how far the whole was. */
export function LearnedCatalog({ number, lessons, ...catalog }: Props) {
  const { learned, marks } = useLearnedCatalog(number, lessons)
  return (
    <>
      {learned.total > 0 && (
        <Stack gap={2} inset>
          <LearnedBar learned={learned} />
        </Stack>
      )}
      <Catalog {...catalog} marks={marks} />
    </>
  )
}
