import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

interface Asking<T> {
  /** A hook that asks the service and puts what it tells into words. */
  useWords: () => T
  tell: (words: T) => void
}

/**
 * Words that the service tells, asked for by code that comes after the page stands: nothing of it is needed to read
 * the page. What is returned second is to be drawn somewhere: it shows nothing. `lost`: that code does not come.
 */
export function useTold<T>(
  before: T,
  load: () => Promise<() => T>,
  lost?: (retry: () => void) => T,
): readonly [words: T, asking: ReactNode] {
  const [words, tell] = useState(before)
  const [useWords, arrive] = useState<() => T>()
  const [tries, again] = useState(0)
  useEffect(() => {
    let wanted = true
    load().then(
      (hook) => wanted && arrive(() => hook),
      () => wanted && lost && tell(lost(() => again((count) => count + 1))),
    )
    return () => {
      wanted = false
    }
  }, [load, lost, tries])
  return [words, useWords && <Asking useWords={useWords as () => unknown} tell={tell as (words: unknown) => void} />]
}

/** Drawn again by its own answers alone, not by the page that it tells. */
const Asking = memo(function Asking({ useWords, tell }: Asking<unknown>) {
  const words = useWords()
  useLayoutEffect(() => tell(words))
  return null
})
