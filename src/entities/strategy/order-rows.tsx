import type { Pages } from '#data/list/use-pages.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import type { OrderRow } from './order-row.words.ts'
import css from './order-rows.module.css'

/** Orders, newest first, those that were not filled with their reason. SG-03, SG-04 */
export function OrderRows({
  pages,
  empty,
  onOpen,
}: {
  pages: Pages<OrderRow>
  empty: { label: string; href: string }
  onOpen?: (key: string) => void
}) {
  return (
    <PagedList
      pages={pages}
      label="委托与成交"
      keyOf={({ key }) => key}
      row={({ key, title, lines, state, rate }) => (
        <Cell
          title={
            <>
              {title} {state !== '' && <Badge tone="warning">{state}</Badge>}
            </>
          }
          note={<Lines lines={lines} />}
          value={rate !== undefined && <Rate value={rate} />}
          onClick={onOpen && (() => onOpen(key))}
        />
      )}
      empty={<Empty text="暂无可展示的委托" action={empty} />}
    />
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={css.line}>
      <Unbroken>{line}</Unbroken>
    </span>
  ))
}
