import { useLocation } from 'wouter'
import { useTrail } from '#ui/trail.ts'

/** Leaves a finished page: back to the page it was opened from, or to `otherwise` if that is not ours. */
export function useWayBack(otherwise: string): () => void {
  const inside = useTrail()
  const [, navigate] = useLocation()
  return () => (inside ? history.back() : navigate(otherwise, { replace: true }))
}
