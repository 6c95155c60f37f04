import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { explain } from '#data/explain.ts'
import type { More } from '#data/list/use-parts.ts'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import css from './paged-list.module.css'
import { leftHere } from './heights.ts'
import { PlainRows, type RowsProps } from './rows.tsx'
import type { VirtualRows } from './virtual-rows.tsx'

/** From this many rows on, only those near the window are drawn. */
const MANY = 100

interface Props<Row> extends RowsProps<Row>, More {
  list: readonly Row[]
  /** How many rows there will be. */
  total: number
  waiting?: ReactNode
  /** The label of the button for more. */
  verb: string
  /** The text below the last row, given their number; '' for none. */
  whole: (count: number) => string
}

/** The loaded rows of a list, and the button for more; the focus moves to its first new row. */
export function ListRows<Row>({
  list,
  total,
  waiting,
  more,
  busy,
  failed,
  verb,
  whole,
  ...props
}: Props<Row>): ReactNode {
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
  const end = more || busy || failed ? '' : whole(rows.length)
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
            {verb}
          </Button>
        </div>
      )}
      {end !== '' && <p className={css.whole}>{end}</p>}
    </>
  )
}

/** Skeletons of rows that are not loaded yet. */
export function Outlines({ outline, look }: { outline: ReactNode; look: string | undefined }): ReactNode {
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

/** The virtual list, once its code is loaded; until then all rows are rendered. */
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
