import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { usePoster } from './poster.model.ts'
import type { PosterWords } from './poster.words.ts'
import css from './poster.module.css'

/** A picture to save and send: with WeChat's long press; elsewhere it is downloaded, or the link copied. */
export function Poster(p: { words: PosterWords; link: () => string; isInside: boolean; waiting: ReactNode }) {
  const { waiting } = p
  const drawn = usePoster(p.words, p.link)
  const copy = useCopy()
  if (drawn.state === 'loading') return waiting
  if (drawn.state === 'failed') return <ErrorCard message="海报生成失败，请重试" onRetry={drawn.retry} />
  const model = drawn.data
  return (
    <div className={css.poster}>
      <img className={css.image} src={model.image} alt={model.alt} />
      <p role="status" className={css.hint}>
        长按图片保存
      </p>
      {!p.isInside && (
        <div className={css.actions}>
          <a className={buttonClass('primary')} href={model.image} download={model.file}>
            下载图片
          </a>
          <Button kind="plain" onClick={() => copy(model.link)}>
            复制链接
          </Button>
        </div>
      )}
    </div>
  )
}
