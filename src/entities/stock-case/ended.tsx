import type { Loaded } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Chips } from '#ui/chips.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import type { CaseRow } from './case-row.words.ts'
import { CaseRows } from './case-rows.tsx'
import { type Period, periods } from './periods.ts'

/** The records with one result that closed in a period. */
export function Ended({
  period,
  onPeriod,
  rows,
}: {
  period: Period
  onPeriod: (period: string | undefined) => void
  rows: Loaded<CaseRow[]>
}) {
  return (
    <>
      <Filters>
        <Chips label="区间" items={periods} chosen={period} onPick={onPeriod} />
      </Filters>
      <LoadState loaded={rows} skeleton={<RowsSkeleton />}>
        {(list) => (
          <CaseRows
            rows={list}
            empty={<Empty text="该区间暂无此类记录" action={{ label: '看全部区间', onClick: () => onPeriod('ALL') }} />}
          />
        )}
      </LoadState>
    </>
  )
}
