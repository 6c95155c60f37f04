import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import type { CaseRow } from './case-row.words.ts'
import { OverRow } from './aged.tsx'

/** Cases as rows; locked ones are not links, expired ones are grey and say so. */
export function CaseRows({ title, rows, empty }: { title?: string; rows: readonly CaseRow[]; empty: ReactNode }) {
  if (rows.length === 0) return empty
  return (
    <CellGroup title={title}>
      {rows.map(({ key, name, note, rate, href, over }) => (
        <OverRow key={key} isOver={over !== ''}>
          <Cell
            title={name}
            note={[note, over].filter(Boolean).join(' · ')}
            value={
              <>
                {over !== '' && <Badge>已失效</Badge>}
                {href === undefined ? '待解锁' : <Rate value={rate} />}
              </>
            }
            href={href}
          />
        </OverRow>
      ))}
    </CellGroup>
  )
}
