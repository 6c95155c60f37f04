import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useVisitor } from '#session/visitor-context.tsx'

/**
 * Replaces an intermediate page by the one it leads to. Boot has read the intermediate address alone, so the
 * attribution of the other one is read here. product §0.4
 */
export function useArrival(): (path: string) => void {
  const { attribution } = useVisitor()
  const [, navigate] = useLocation()
  return useCallback(
    (path) => {
      const { pathname, search } = new URL(path, location.origin)
      attribution.readAttribution(search, pathname)
      navigate(path, { replace: true })
    },
    [attribution, navigate],
  )
}
