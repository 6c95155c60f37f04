import { Button } from '#ui/button.tsx'
import css from './my-stocks.module.css'
import type { Removal } from './removal.model.ts'

/** The last removal, and its undo button. */
export function Undo({ removal: { undoable, undo } }: { removal: Removal }) {
  if (undoable === '') return null
  return (
    <div className={css.undo} role="status">
      <span>{`已移出${undoable}`}</span>
      <Button kind="ghost" size="small" onClick={undo}>
        撤销
      </Button>
    </div>
  )
}
