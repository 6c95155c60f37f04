import type { Lesson } from '#api/shapes.ts'
import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useKeepLessons } from './keep-lessons.model.ts'

/** Saves the text lessons on the device, on request. */
export function KeepLessons(p: { number: string; lessons: readonly Lesson[] | undefined; allowed: boolean }) {
  const { count, label, busy, blocked, result, keep } = useKeepLessons(p.number, p.lessons, p.allowed)
  if (count === 0) return null
  return (
    <Stack gap={2} inset>
      <Button kind="plain" size="small" busy={busy} disabled={blocked} onClick={keep}>
        {label}
      </Button>
      <p role="status">
        <Quiet as="span" small>
          {result}
        </Quiet>
      </p>
    </Stack>
  )
}
