import { type ReactNode, useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useHost } from '#wechat/page.tsx'

// WeChat has a viewer of its own.
const ImageViewer = lazyPart(() => import('./image-viewer.tsx').then((m) => m.ImageViewer))

/** Shows pictures in full, in WeChat's viewer or in ours: the function that opens it, and the element to render. */
export function useViewer(): [show: (images: readonly string[], current: string) => void, viewer: ReactNode] {
  const host = useHost()
  const [shown, setShown] = useState<{ images: readonly string[]; current: string }>()
  const show = (images: readonly string[], current: string) => {
    void host.preview(images, current).then((result) => {
      if (result.state === 'unavailable' || result.state === 'failed') setShown({ images, current })
    })
  }
  const viewer = shown && (
    <ImageViewer images={shown.images} first={shown.current} onClose={() => setShown(undefined)} />
  )
  return [show, viewer]
}
