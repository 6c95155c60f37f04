import type { Lesson } from '#api/shapes.ts'
import { LearnedBar } from '#entities/course/learned-bar.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Catalog, type CatalogProps } from './catalog.tsx'
import { useLearnedCatalog } from './learned-catalog.model.ts'

interface Props extends CatalogProps {
  number: string
  lessons: readonly Lesson[] | undefined
}

/** A catalogue with progress, under that of the whole course. */
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
