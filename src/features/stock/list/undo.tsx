import { Button } from '#ui/button.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import css from './my-stocks.module.css'
import type { Removal } from './removal.model.ts'

/** The last removal, and its undo button. */
export function Undo({ removal: { undoable, undo } }: { removal: Removal }) {
  return (
    <>
      {/* It exists before its text: a region inserted together with it is not announced. */}
      <Unseen>
        <output>{undoable && `已移出${undoable}，可撤销`}</output>
      </Unseen>
      {undoable !== '' && (
        <div className={css.undo}>
          <span aria-hidden>{`已移出${undoable}`}</span>
          <Button kind="ghost" size="small" onClick={undo}>
            撤销
          </Button>
        </div>
      )}
    </>
  )
}
