import { Icon } from '#ui/icon.tsx'
import css from './like-button.module.css'
import type { LikeModel } from './like.model.ts'

/** 点赞, with the count. `bare`: as an icon of the bottom bar. */
export function LikeButton({ like, bare = false }: { like: LikeModel; bare?: boolean }) {
  return (
    <button
      type="button"
      className={bare ? css.bare : css.like}
      aria-pressed={like.on}
      aria-disabled={like.blocked !== ''}
      aria-label="点赞"
      title={like.blocked || undefined}
      onClick={like.press}
    >
      <Icon name={like.on ? 'liked' : 'like'} />
      <span>{like.text}</span>
    </button>
  )
}
