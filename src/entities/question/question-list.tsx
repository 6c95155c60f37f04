import type { Pages } from '#data/list/use-pages.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Empty, type EmptyAction } from '#ui/state/empty.tsx'
import type { QuestionRow } from './question-row.words.ts'

/** Questions to analysts, newest first, each a link to its answers. */
export function QuestionList(p: { rows: Pages<QuestionRow>; empty?: string; action?: EmptyAction }) {
  const { rows, empty = '还没有提问', action } = p
  return (
    <PagedList
      pages={rows}
      label="问答"
      keyOf={({ key }) => key}
      row={({ brief, note, href }) => <Cell title={brief} note={note} href={href} />}
      empty={<Empty text={empty} action={action} />}
    />
  )
}
