import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import css from './my-stocks.module.css'

/** A finger that goes so far to the left takes the row off, px. */
const AWAY = 96
/** So far it has not moved yet, px. */
const STILL = 10

/** A row that is taken off by a swipe to the left: a shortcut of the button in 编辑. product §0.9 */
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
    // A click that ends a swipe follows the link no more.
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
