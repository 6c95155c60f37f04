import { type RefObject, useEffect, useRef, useState } from 'react'

/** Reports whether the image at this address failed to load. */
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
    // It may have failed before this code ran; setting the address again repeats the event.
    if (element && address && element.complete && element.naturalWidth === 0) element.setAttribute('src', address)
  }, [src])
  return { broken: src !== '' && failed === src, image, onError: () => setFailed(src) }
}
