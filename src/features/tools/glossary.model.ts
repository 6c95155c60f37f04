import { useSearchParams } from 'wouter'
import { useSearchWords } from '#entities/search/use-search-words.ts'
import { type Entry, entryOf, glossary } from '#entities/term/glossary.ts'
import { useWordBook } from '#entities/term/word-book.model.ts'
import { searchWords } from '#lib/text/typed/search.ts'
import { usePage } from '#wechat/page.tsx'

export interface GlossaryPage {
  typed: string
  type: (text: string) => void
  letters: readonly { id: string; name: string }[]
  letter: string | undefined
  pick: (letter: string | undefined) => void
  found: readonly Entry[]
  /** The reader's own words are shown. */
  isOwn: boolean
  /** How many there are, as text. */
  count: string
}

/** The maximum length of a search. */
const LONGEST = 20
const letterOf = ({ initials }: Entry) => initials.slice(0, 1).toUpperCase()
const LETTERS = [...new Set(glossary.map(letterOf))].map((letter) => ({ id: letter, name: letter }))
/** In the place of a letter: the reader's own words. */
const OWN = 'own'

/** The glossary by words, pinyin initials, and first letters. TL-02 */
export function useGlossary(): GlossaryPage {
  usePage({ title: '投资词典', card: { title: '投资词典', desc: `${glossary.length}个常用词，每个两句话说清` } })
  const { typed, type, words } = useSearchWords(LONGEST, searchWords)
  const [search, setSearch] = useSearchParams()
  const { own } = useWordBook()
  const letters = own.length > 0 ? [{ id: OWN, name: `词本 ${own.length}` }, ...LETTERS] : LETTERS
  const letter = letters.find(({ id }) => id === search.get('letter'))?.id
  const pick = (next: string | undefined) => {
    type('')
    setSearch(next === undefined ? {} : { letter: next }, { replace: true })
  }
  const found =
    words !== ''
      ? fits(words)
      : letter === OWN
        ? own.flatMap((term) => entryOf(term) ?? [])
        : glossary.filter((each) => letter === undefined || letterOf(each) === letter)
  const count = words === '' ? `共${found.length}个词` : found.length > 0 ? `找到${found.length}个词` : ''
  const chosen = words === '' ? letter : undefined
  return { typed, type, letters, letter: chosen, pick, found, isOwn: chosen === OWN, count }
}

/** Entries that contain the words or match the initials; exact matches come first. */
function fits(words: string): Entry[] {
  const wanted = words.toLowerCase().replaceAll(' ', '')
  const rank = ({ term, initials, lines }: Entry) => {
    const name = term.toLowerCase()
    if (name === wanted) return 0
    if (name.includes(wanted) || initials.startsWith(wanted)) return 1
    return lines.some((line) => line.toLowerCase().includes(wanted)) ? 2 : undefined
  }
  return glossary
    .flatMap((entry) => {
      const place = rank(entry)
      return place === undefined ? [] : [{ entry, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
