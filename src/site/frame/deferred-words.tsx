import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

interface Loader<T> {
  /** A hook that asks the service and puts what it tells into words. */
  useWords: () => T
  setWords: (words: T) => void
}

/**
 * Words that the service tells, asked for by code that comes after the page stands: nothing of it is needed to read
 * the page. What is returned second is to be drawn somewhere: it shows nothing. `lost`: that code does not come.
 */
export function useDeferredWords<T>(
  before: T,
  load: () => Promise<() => T>,
  lost?: (retry: () => void) => T,
): readonly [words: T, asking: ReactNode] {
  const [words, setWords] = useState(before)
  const [useWords, arrive] = useState<() => T>()
  const [tries, again] = useState(0)
  useEffect(() => {
    let wanted = true
    load().then(
      (hook) => wanted && arrive(() => hook),
      () => wanted && lost && setWords(lost(() => again((count) => count + 1))),
    )
    return () => {
      wanted = false
    }
  }, [load, lost, tries])
  return [
    words,
    useWords && <Loader useWords={useWords as () => unknown} setWords={setWords as (words: unknown) => void} />,
  ]
}

/** Drawn again by its own answers alone, not by the page that it tells. */
const Loader = memo(function Loader({ useWords, setWords }: Loader<unknown>) {
  const words = useWords()
  useLayoutEffect(() => setWords(words))
  return null
})
