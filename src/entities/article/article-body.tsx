import { useRef } from 'react'
import { useSanitizer } from '#ui/prose/safe-html.tsx'
import { Prose } from '#entities/term/prose.tsx'
import type { Locked } from '#entities/access/access.ts'
import { topicHref } from '#lib/path/articles-href.ts'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { useViewer } from '#entities/viewer/use-viewer.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import css from './article-body.module.css'
import prose from '#ui/prose/prose.module.css'

interface Props {
  html: string
  /** Stocks and people the text may name. */
  names?: readonly string[] | undefined
  locked?: Locked | undefined
  onLink: (path: string) => void
}

/** An article's text with its pictures, or why it is locked. */
export function ArticleBody({ html, names, locked, onLink }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { sanitize } = useSanitizer()
  const [show, viewer] = useViewer()
  const showAll = () => {
    const images = [...(box.current?.querySelectorAll('img') ?? [])].map((image) => image.src).filter(Boolean)
    if (images[0] !== undefined) show(images, images[0])
  }
  return (
    <div ref={box}>
      <Prose
        html={html}
        names={names}
        listed
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
      {viewer}
    </div>
  )
}
