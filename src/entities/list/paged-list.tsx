import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { explain } from '#data/explain.ts'
import type { Further, Pages } from '#data/list/use-pages.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './paged-list.module.css'
import { leftHere } from './heights.ts'
import { PlainRows, type RowsProps } from './rows.tsx'
import type { VirtualRows } from './virtual-rows.tsx'

/** From this many rows on, only those near the window are drawn. */
const MANY = 100

interface Props<Row> extends RowsProps<Row> {
  pages: Pages<Row>
  /** Shown where there are no rows. */
  empty: ReactNode
  /** The outline of one row. */
  outline?: ReactNode
}

/** A list page by page, in all its states. product 0.9 */
export function PagedList<Row>({ pages, empty, outline = <Skeleton lines={3} />, ...rows }: Props<Row>): ReactNode {
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
  /** Number of rows that the screen draws above by itself. */
  above?: number
  waiting?: ReactNode
}

/** The loaded rows, and the button for more. */
export function Shown<Row>({
  list,
  total,
  size,
  above = 0,
  waiting,
  more,
  busy,
  failed,
  ...props
}: ShownProps<Row>): ReactNode {
  // A row may move to the next page while the customer reads the first.
  const rows = [...new Map(list.map((row) => [props.keyOf(row), row])).values()]
  const Virtual = useVirtual(total >= MANY)
  const box = useRef<HTMLUListElement>(null)
  const [height, measure] = useState(() => leftHere()?.height)
  const [before, setBefore] = useState<number>()
  const arrived = before !== undefined && rows.length > before ? before : undefined
  const onMore = () => {
    setBefore(rows.length)
    if (box.current) measure(box.current.offsetHeight / rows.length)
    more?.()
  }
  const own = { ...props, rows, focused: arrived, onFocused: () => setBefore(undefined) }
  return (
    <>
      {Virtual && height !== undefined && rows.length >= MANY
        ? createElement(Virtual<Row>, { ...own, height })
        : rows.length > 0 && <PlainRows {...own} box={box} />}
      {busy && waiting}
      {failed && <ErrorCard message={explain(failed.error)} onRetry={failed.retry} />}
      {(more ?? busy) && (
        <div className={css.more}>
          <Button kind="plain" busy={busy} onClick={onMore}>
            加载更多
          </Button>
        </div>
      )}
      {total > size && !more && !busy && !failed && (
        <p className={css.whole}>{`已显示全部 ${above + rows.length} 条`}</p>
      )}
    </>
  )
}

function Outlines({ outline, look }: { outline: ReactNode; look: string | undefined }): ReactNode {
  return (
    <div className={look ?? css.list} aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={css.outline}>
          {outline}
        </div>
      ))}
    </div>
  )
}

let loaded: typeof VirtualRows | undefined

/** The virtual list, once its code is loaded; until then all rows are drawn. */
function useVirtual(wanted: boolean): typeof VirtualRows | undefined {
  const [, arrived] = useState(false)
  useEffect(() => {
    if (!wanted || loaded) return
    const keep = (code: { VirtualRows: typeof VirtualRows }) => {
      loaded = code.VirtualRows
      arrived(true)
    }
    import('./virtual-rows.tsx').then(keep, () => undefined)
  }, [wanted])
  return wanted ? loaded : undefined
}
