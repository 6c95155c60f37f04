import type { Loaded } from '#data/loaded.ts'
import { useLoad } from '#data/use-load.ts'
import { loadPart } from '#lib/load-chunk.ts'

/** What the glossary says of a word, line by line; its code comes with the first word that is opened. */
export function useTermLines(term: string): Loaded<readonly string[]> {
  return useLoad(term, async () => {
    const { entryOf } = await loadPart('glossary', () => import('./glossary.ts'))
    return entryOf(term)?.lines ?? []
  })
}
