import { useEffect, useEffectEvent } from 'react'
import { useTrack } from './context.tsx'
import type { Action, Category, PlannedEvent } from './plan.ts'

/** Tracks that something was opened, once per label, e.g. its id. */
export function useTrackOpened<C extends Category, A extends Action<C>>(...event: PlannedEvent<C, A>): void {
  const track = useTrack()
  const report = useEffectEvent(() => void track(...event))
  const name = event.join('/')
  useEffect(() => report(), [name])
}
