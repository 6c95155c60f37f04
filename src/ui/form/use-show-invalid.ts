import { type RefObject, useEffect } from 'react'

/**
 * At each rejected press the first invalid field takes the focus, or the first error without a field comes into view:
 * the button may stand far below it, or above.
 */
export function useShowInvalid(place: RefObject<Element | null>, invalidPresses: number): void {
  useEffect(() => {
    if (invalidPresses === 0) return
    const first = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)')
    if (first?.matches('[aria-invalid]')) first.focus()
    else first?.scrollIntoView({ block: 'center' })
  }, [place, invalidPresses])
}
