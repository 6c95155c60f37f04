import { useLocation } from 'wouter'
import { useIsHere } from '#ui/use-navigate-from-here.ts'
import { useTrail } from '#ui/trail.ts'

/**
 * Leaves a finished page: back to the page it was opened from, or to `otherwise` if that is not ours. Nothing happens
 * if the visitor has left it already.
 */
export function useWayBack(otherwise: string): () => void {
  const inside = useTrail()
  const isHere = useIsHere()
  const [, navigate] = useLocation()
  return () => {
    if (isHere()) return inside ? history.back() : navigate(otherwise, { replace: true })
  }
}
