import type { ReactNode } from 'react'
import type { Further, Pages } from '#data/list/use-pages.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { ListRows, Outlines } from './list-rows.tsx'
import type { RowsProps } from './rows.tsx'

interface Props<Row> extends RowsProps<Row> {
  pages: Pages<Row>
  /** Shown when there are no rows. */
  empty: ReactNode
  /** The skeleton of one row. */
  outline?: ReactNode
}

/** A list page by page, in all its states. product §0.9 */
export function PagedList<Row>({ pages, empty, outline = <Skeleton lines={2} />, ...rows }: Props<Row>): ReactNode {
  const waiting = <Outlines outline={outline} look={rows.look} />
  return (
    <LoadState loaded={pages} skeleton={waiting}>
      {(list) =>
        list.length === 0 && !pages.more && !pages.busy && !pages.failed ? (
          empty
        ) : (
          <Shown list={list} {...rows} {...pages} total={pages.total} size={pages.size} waiting={waiting} />
        )
      }
    </LoadState>
  )
}

interface ShownProps<Row> extends RowsProps<Row>, Pick<Further<Row>, 'more' | 'busy' | 'failed'> {
  list: readonly Row[]
  total: number
  /** Rows of a page: a list with a single page does not show that it is complete. */
  size: number
  /** Number of rows that the screen renders above it. */
  above?: number
  waiting?: ReactNode
}

/** The loaded rows, and the button for more. */
export function Shown<Row>({ total, size, above = 0, ...props }: ShownProps<Row>): ReactNode {
  const whole = (count: number) => (total > size ? `已显示全部 ${above + count} 条` : '')
  return <ListRows {...props} total={total} verb="加载更多" whole={whole} />
}
