import { useEffect } from 'react'
import { useTrack } from './context.tsx'

/** Reports that something was opened, once for each `label`, e.g. its id. */
export function useTrackOpened(category: string, action: string, label?: string): void {
  const track = useTrack()
  useEffect(() => void track(category, action, label), [track, category, action, label])
}
