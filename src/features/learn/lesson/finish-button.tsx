import { useEffect, useEffectEvent } from 'react'
import { useFinished } from '#entities/course/finished.model.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  number: string
  catalogId: string
  /** It was played to the end and is finished automatically. */
  hasEnded: boolean
}

/** Marks a lesson as finished, or undoes it: no player reports the end of what is read or watched elsewhere. */
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
