import { LoadState } from '#entities/loaded/load-state.tsx'
import { glossaryHref } from '#lib/path/tools-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { KeepWord } from './keep-word.tsx'
import { TermPicture, TermWalk } from './lazy-picture.tsx'
import { useTermLines } from './term.model.ts'
import css from './term.module.css'

/** A term of the glossary in two lines, in place. */
export function TermNote({ id, term }: { id: string; term: string }) {
  return (
    <aside id={id} className={css.note} aria-label={`术语：${term}`} aria-live="polite">
      <TermPicture term={term} />
      <strong>{term}</strong>
      <LoadState loaded={useTermLines(term)} skeleton={<Skeleton lines={2} />}>
        {(lines) => lines.map((line) => <span key={line}>{line}</span>)}
      </LoadState>
      <div className={css.acts}>
        <TermWalk term={term} />
        <Anchor href={glossaryHref(term)}>在词典中查看</Anchor>
        <KeepWord term={term} />
      </div>
    </aside>
  )
}
