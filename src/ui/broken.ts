import { type RefObject, useEffect, useRef, useState } from 'react'

/** Watches an image: whether this address turned out not to load. */
export function useBroken(src: string): {
  broken: boolean
  image: RefObject<HTMLImageElement | null>
  onError: () => void
} {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // It may have failed before this code had arrived.
    const element = image.current
    if (element?.getAttribute('src') && element.complete && element.naturalWidth === 0) setFailed(src)
  }, [src])
  return { broken: src !== '' && failed === src, image, onError: () => setFailed(src) }
}
