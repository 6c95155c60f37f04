import { Button } from '#ui/button.tsx'
import css from './update-bar.module.css'
import { type UpdateBarProps, useUpdate } from './update-bar.model.ts'

/** A small bar rather than a dialog: the customer decides when to reload. */
export function UpdateBar(props: UpdateBarProps) {
  const update = useUpdate(props)
  if (update.state === 'hidden') return null
  return (
    <div className={css.bar} role="status">
      <span>有新版本</span>
      <Button kind="primary" size="small" onClick={update.accept}>
        更新
      </Button>
    </div>
  )
}
