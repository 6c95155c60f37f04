import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import css from './my-stocks.module.css'

/** A swipe to the left this long removes the row, px. */
const AWAY = 96
/** Below this it counts as not moved, px. */
const STILL = 10

/** A row that is removed by a swipe to the left: a shortcut for the button in 编辑. product §0.9 */
export function SwipeRow({ onAway, children }: { onAway: () => void; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; moved: boolean }>(undefined)
  const slide = (by: number) => row.current?.style.setProperty('transform', by === 0 ? 'none' : `translateX(${by}px)`)
  const move = (event: PointerEvent) => {
    const now = start.current
    if (!now) return
    const by = Math.min(0, event.clientX - now.x)
    if (by < -STILL) now.moved = true
    if (now.moved) slide(by)
  }
  const end = (event: PointerEvent) => {
    const by = event.clientX - (start.current?.x ?? event.clientX)
    const isAway = start.current?.moved === true && by < -AWAY && event.type === 'pointerup'
    // The click at the end of a swipe does not follow the link.
    setTimeout(() => (start.current = undefined), 0)
    slide(0)
    if (isAway) onAway()
  }
  const click = (event: MouseEvent) => {
    if (start.current?.moved) event.preventDefault()
  }
  return (
    <div
      ref={row}
      className={css.swipe}
      onPointerDown={({ pointerType, clientX }) => {
        start.current = pointerType === 'touch' ? { x: clientX, moved: false } : undefined
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClickCapture={click}
    >
      {children}
    </div>
  )
}
