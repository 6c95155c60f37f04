import { Icon } from '#ui/icon.tsx'
import css from './live.module.css'

/** It requires a purchase. */
export function Locked() {
  return (
    <span className={css.lock}>
      <Icon name="lock" size={16} />
      开通后可看
    </span>
  )
}
