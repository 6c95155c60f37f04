import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { SimulatePage } from './simulate.model.ts'

/** Confirms before ending a simulation for good. */
export function Stop({ stop: { open, close, submission } }: { stop: SimulatePage['stop'] }) {
  return (
    <Dialog
      open={open}
      title="结束这个模拟？"
      onClose={close}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            继续模拟
          </Button>
          <Button kind="danger" busy={submission.busy} onClick={submission.submit}>
            {submission.outcomeUnknown ? '核对是否结束' : '确认结束'}
          </Button>
        </>
      }
    >
      <p>结束后不可恢复。报告会保留，之后可以在「以前的模拟」中查看。</p>
      <FormError>{submission.error}</FormError>
    </Dialog>
  )
}
