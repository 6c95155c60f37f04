import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { leaveFrom, leftHere } from './heights.ts'
import css from './paged-list.module.css'
import { type DrawnRows, TakeFocus } from './rows.tsx'

/** Renders only the rows near the window; `height` is their mean, px. */
export function VirtualRows<Row>(props: DrawnRows<Row> & { height: number }): ReactNode {
  const { label, keyOf, row, look, rows, focused, onFocused, height } = props
  const list = useRef<WindowVirtualizerHandle>(null)
  const [left] = useState(leftHere)
  const count = rows.length
  useEffect(() => {
    const drawn = list.current
    const leave = leaveFrom()
    return () => void (drawn && leave({ rows: count, height, heights: drawn.cache }))
  }, [count, height])
  return (
    <div role="list" aria-label={label} className={look ?? css.list}>
      <WindowVirtualizer
        ref={list}
        data={rows}
        itemSize={height}
        {...(left?.rows === count && { cache: left.heights })}
      >
        {(each, index) => (
          <div
            key={keyOf(each)}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={count}
            tabIndex={-1}
            className={css.row}
          >
            {index === focused && <TakeFocus onTaken={onFocused} />}
            {row(each, rows[index - 1])}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}
