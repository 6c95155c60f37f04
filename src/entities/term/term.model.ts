import type { Loaded } from '#data/loaded.ts'
import { useLoad } from '#data/use-load.ts'
import { loadPart } from '#lib/load-chunk.ts'

/** The explanation of a term, line by line; its code is loaded with the first one opened. */
export function useTermLines(term: string): Loaded<readonly string[]> {
  return useLoad(term, async () => {
    const { entryOf } = await loadPart('glossary', () => import('./glossary.ts'))
    return entryOf(term)?.lines ?? []
  })
}
