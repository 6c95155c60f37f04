import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import css from './image-viewer.module.css'

interface Props {
  images: readonly string[]
  first: string
  onClose: () => void
}

/** Shows pictures one at a time, where WeChat's own viewer is not available. */
export function ImageViewer({ images, first, onClose }: Props) {
  const [at, setAt] = useState(Math.max(0, images.indexOf(first)))
  const place = `${at + 1} / ${images.length}`
  const actions = (
    <>
      <Button kind="plain" disabled={at === 0} onClick={() => setAt(at - 1)}>
        上一张
      </Button>
      <Button kind="plain" disabled={at >= images.length - 1} onClick={() => setAt(at + 1)}>
        下一张
      </Button>
      <Button kind="primary" onClick={onClose}>
        关闭
      </Button>
    </>
  )
  return (
    <Dialog open title={`图片 ${place}`} onClose={onClose} actions={actions}>
      <img className={css.image} src={images[at]} alt={`第${at + 1}张图片`} />
    </Dialog>
  )
}
