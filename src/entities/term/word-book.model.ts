import { object, string } from 'valibot'
import { type OwnList, useOwnList } from '#data/offline/own-list.ts'

const Word = object({ term: string() })

/** 词本: the terms that a reader keeps on this device, newest first. */
const wordBook: OwnList<typeof Word> = { name: 'words', item: Word, idOf: ({ term }) => term, most: 200 }

/** The reader's own terms, and how one is added or removed. */
export function useWordBook(): { own: readonly string[]; toggle: (term: string) => void } {
  const { items, put, drop } = useOwnList(wordBook)
  const own = items.map(({ term }) => term)
  return { own, toggle: (term) => (own.includes(term) ? drop(term) : put({ term })) }
}
