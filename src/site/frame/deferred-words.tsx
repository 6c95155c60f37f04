import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

interface Loader<T> {
  /** A hook that reads from the service and returns words. */
  useWords: () => T
  setWords: (words: T) => void
}

/**
 * Words from the service, whose code is loaded after the page is drawn because the page can be read without them. The
 * second returned value must be rendered somewhere; it draws nothing. `lost` is called if that code does not load.
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

/** A component of its own, so that answers rerender it alone and not the page. */
const Loader = memo(function Loader({ useWords, setWords }: Loader<unknown>) {
  const words = useWords()
  useLayoutEffect(() => setWords(words))
  return null
})
