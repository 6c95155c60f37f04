import { useRef, useState } from 'react'
import { SafeHtml, useSanitizer } from '#ui/prose/safe-html.tsx'
import { useHost } from '#wechat/page.tsx'
import type { Locked } from '#entities/access/access.ts'
import { topicHref } from '#lib/path/articles-href.ts'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import css from './article-body.module.css'
import prose from '#ui/prose/prose.module.css'

// WeChat has a viewer of its own.
const ImageViewer = lazyPart(() => import('./image-viewer.tsx').then((m) => m.ImageViewer))

interface Props {
  html: string
  locked?: Locked | undefined
  onLink: (path: string) => void
}

/** An article's text with its pictures, or why it is locked. */
export function ArticleBody({ html, locked, onLink }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const host = useHost()
  const { sanitize } = useSanitizer()
  const [shown, setShown] = useState<{ images: string[]; current: string }>()
  const show = (images: string[], current: string) => {
    void host.preview(images, current).then((result) => {
      if (result.state === 'unavailable' || result.state === 'failed') setShown({ images, current })
    })
  }
  const showAll = () => {
    const images = [...(box.current?.querySelectorAll('img') ?? [])].map((image) => image.src).filter(Boolean)
    if (images[0] !== undefined) show(images, images[0])
  }
  return (
    <div ref={box}>
      <SafeHtml
        html={html}
        files={FILES}
        onLink={onLink}
        topicHref={topicHref}
        onImage={show}
        className={prose.prose}
      />
      {/* With the text: before it, the text would push it down. */}
      {sanitize && /<img\b/i.test(html) && (
        <button type="button" className={css.pictures} onClick={showAll}>
          查看图片
        </button>
      )}
      {locked && <LockedPanel locked={locked} />}
      {shown && <ImageViewer images={shown.images} first={shown.current} onClose={() => setShown(undefined)} />}
    </div>
  )
}
