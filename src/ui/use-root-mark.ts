import { useLayoutEffect } from 'react'

/** Marks the root while something is drawn, for rules of others that depend on it: the floor has no `:has`. */
export function useRootMark(name: 'hall' | 'rail', isDrawn = true): void {
  useLayoutEffect(() => {
    if (!isDrawn) return
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => void delete dataset[name]
  }, [name, isDrawn])
}
