import { FormError } from '#ui/form/form-error.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import type { Confirmation } from './confirmation.model.ts'

interface Props {
  of: Confirmation
  title: string
  act: string
  /** The button's text while the outcome of the last press is unknown. */
  check: string
  keep: string
  /** What cannot be undone. */
  text: string
}

/** Asks before a simulation or a back-test ends for good. journey H5 */
export function ConfirmationDialog({ of: { open, close, submission }, title, act, check, keep, text }: Props) {
  return (
    <Confirm
      open={open}
      title={title}
      act={submission.outcomeUnknown ? check : act}
      keep={keep}
      busy={submission.busy}
      onConfirm={submission.submit}
      onClose={close}
    >
      <p>{text}</p>
      <FormError>{submission.error}</FormError>
    </Confirm>
  )
}
