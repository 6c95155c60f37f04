import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { OwnTest } from './own-test.model.ts'

/** Confirms before deleting. journey H5 */
export function Removal({ removal: { open, close, submission } }: { removal: OwnTest['removal'] }) {
  return (
    <Dialog
      open={open}
      title="删除这个回测？"
      onClose={close}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            保留
          </Button>
          <Button kind="danger" busy={submission.busy} onClick={submission.submit}>
            {submission.outcomeUnknown ? '核对是否删除' : '确认删除'}
          </Button>
        </>
      }
    >
      <p>删除后不可恢复，设置和结果都不再保留。</p>
      <FormError>{submission.error}</FormError>
    </Dialog>
  )
}
