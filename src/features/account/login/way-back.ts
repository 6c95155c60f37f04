import { useLocation } from 'wouter'
import { useTrail } from '#ui/trail.ts'

/** Leaves a page that has done its work: back to where it was opened from, or where that is not ours to `otherwise`. */
export function useWayBack(otherwise: string): () => void {
  const inside = useTrail()
  const [, navigate] = useLocation()
  return () => (inside ? history.back() : navigate(otherwise, { replace: true }))
}
