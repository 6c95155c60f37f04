import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import css from './paged-list.module.css'

/** What a screen says of its rows. */
export interface RowsProps<Row> {
  /** What the list is called. */
  label?: string | undefined
  keyOf: (row: Row) => string
  /** One row; `before` is the row above it. */
  row: (row: Row, before: Row | undefined) => ReactNode
  /** The look of the list, where it is not that of most: rows with a small space between them. */
  look?: string | undefined
}

/** Rows to be drawn. */
export interface DrawnRows<Row> extends RowsProps<Row> {
  rows: readonly Row[]
  /** The row that takes the focus: the first of those that were asked for. */
  focused: number | undefined
  onFocused: () => void
}

/** All of the rows. */
export function PlainRows<Row>({
  label,
  keyOf,
  row,
  look,
  rows,
  focused,
  onFocused,
  box,
}: DrawnRows<Row> & { box: Ref<HTMLUListElement> }) {
  return (
    <ul ref={box} className={look ?? css.list} aria-label={label}>
      {rows.map((each, at) => (
        <li key={keyOf(each)} tabIndex={-1} className={css.row}>
          {at === focused && <TakeFocus onTaken={onFocused} />}
          {row(each, rows[at - 1])}
        </li>
      ))}
    </ul>
  )
}

/** Brings the focus to the row that it stands in: the button that was pressed may be gone. */
export function TakeFocus({ onTaken }: { onTaken: () => void }): ReactNode {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const row = mark.current?.parentElement
    let frame = 0
    const take = () => {
      row?.focus({ preventScroll: true })
      // A virtual row is hidden until it has been measured.
      if (row && document.activeElement !== row) frame = requestAnimationFrame(take)
      else onTaken()
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [onTaken])
  return <span ref={mark} hidden />
}
