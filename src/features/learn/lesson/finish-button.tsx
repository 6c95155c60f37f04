import { useEffect, useEffectEvent } from 'react'
import { useFinished } from '#entities/course/finished.model.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  number: string
  catalogId: string
  /** All of it was played: it is finished by itself. */
  hasEnded: boolean
}

/** Says that a lesson is finished, or takes it back: what is read or watched elsewhere is ended by no player. */
export function FinishButton({ number, catalogId, hasEnded }: Props) {
  const finished = useFinished()
  const isDone = finished.of(number).has(catalogId)
  const end = useEffectEvent(() => finished.mark(number, catalogId))
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  return (
    <Button
      kind="plain"
      size="small"
      onClick={() => (isDone ? finished.unmark(catalogId) : finished.mark(number, catalogId))}
    >
      {isDone ? '✓ 已学完' : '标为已学完'}
    </Button>
  )
}
