import { Icon } from '#ui/icon.tsx'
import css from './like-button.module.css'
import type { LikeModel } from './like.model.ts'

/** 点赞, with how many did. */
export function LikeButton({ like }: { like: LikeModel }) {
  return (
    <button
      type="button"
      className={css.like}
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
