import type { ReactNode } from 'react'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import type { CaseRow } from './case-row.words.ts'

/** Cases as rows; what the reader may not open is no link. */
export function CaseRows({ title, rows, empty }: { title?: string; rows: readonly CaseRow[]; empty: ReactNode }) {
  if (rows.length === 0) return empty
  return (
    <CellGroup title={title}>
      {rows.map(({ key, name, note, rate, href }) => (
        <Cell
          key={key}
          title={name}
          note={note}
          value={href === undefined ? '待解锁' : <Rate value={rate} />}
          href={href}
        />
      ))}
    </CellGroup>
  )
}
