import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * The ref of a field. What it holds when React takes the page over is reported: it was typed before the code was there,
 * or the browser restored it. Hydration leaves it in the field, where the next render would replace it.
 */
export function useEarlyText<Field extends { value: string }>(
  value: string,
  report: (text: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const adopt = useEffectEvent(() => {
    const text = field.current?.value ?? value
    if (text !== value) report(text)
  })
  useLayoutEffect(() => adopt(), [])
  return field
}
