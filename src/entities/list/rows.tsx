import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import css from './paged-list.module.css'

/** What a screen defines about its rows. */
export interface RowsProps<Row> {
  /** The accessible name of the list. */
  label?: string | undefined
  keyOf: (row: Row) => string
  /** One row; `before` is the row above it. */
  row: (row: Row, before: Row | undefined) => ReactNode
  /** The style of the list, if not the usual one: rows with a small gap. */
  look?: string | undefined
}

/** The rows to render. */
export interface DrawnRows<Row> extends RowsProps<Row> {
  rows: readonly Row[]
  /** The row that takes the focus: the first of those just loaded. */
  focused: number | undefined
  onFocused: () => void
}

/** All rows. */
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

/** Moves the focus to its row, because the pressed button may be gone. */
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
