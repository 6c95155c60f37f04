import { useLayoutEffect } from 'react'

/**
 * Marks the root while something is rendered, for style rules elsewhere that depend on it: the oldest browsers lack
 * `:has`.
 */
export function useRootMark(name: 'hall' | 'rail', isDrawn = true): void {
  useLayoutEffect(() => {
    if (!isDrawn) return
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => void delete dataset[name]
  }, [name, isDrawn])
}
