import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** How long a finger must rest, ms, and how far it may stray, px. */
const [REST, STRAY] = [500, 10]

/** Handlers for a long press, or the secondary button of a mouse, on an element. */
export function useLongPress(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const end = () => clearTimeout(timer.current)
  useEffect(() => end, [])
  if (!act) return {}
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      end()
      if (pointerType === 'mouse') return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(act, REST)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STRAY) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: SyntheticEvent) {
      event.preventDefault()
      end()
      act()
    },
  }
}
