import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first field marked invalid whenever `refusals` counts up. */
export function useFirstFault(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return form
}
