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
    const element = image.current
    const address = element?.getAttribute('src')
    // It may have failed before this code had arrived: asking once more brings the event.
    if (element && address && element.complete && element.naturalWidth === 0) element.setAttribute('src', address)
  }, [src])
  return { broken: src !== '' && failed === src, image, onError: () => setFailed(src) }
}
