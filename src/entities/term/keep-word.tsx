import { Button } from '#ui/button.tsx'
import { useWordBook } from './word-book.model.ts'

/** Adds a term to the reader's own ones, or removes it. */
export function KeepWord({ term }: { term: string }) {
  const { own, toggle } = useWordBook()
  return (
    <Button kind="ghost" size="small" onClick={() => toggle(term)}>
      {own.includes(term) ? '移出词本' : '记到词本'}
    </Button>
  )
}
