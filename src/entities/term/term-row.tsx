import { Chips } from '#ui/chips.tsx'
import css from './term.module.css'

interface Props {
  terms: readonly string[]
  seen: ReadonlySet<string>
  opened: string | undefined
  onPick: (term: string | undefined) => void
}

/** 本文术语: the terms of a text, each of which opens in place. */
export function TermRow({ terms, seen, opened, onPick }: Props) {
  return (
    <section className={css.terms} aria-label="本文术语">
      <p>
        <b>本文术语 {terms.length}</b>
        <span>{seen.size > 0 && `已看${seen.size} · `}点虚线词就地展开</span>
      </p>
      <Chips label="本文术语" items={terms.map((term) => ({ id: term, name: term }))} chosen={opened} onPick={onPick} />
    </section>
  )
}
