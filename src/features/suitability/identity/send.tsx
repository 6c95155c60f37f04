import { FormError } from '#ui/form/form-error.tsx'
import { Button } from '#ui/button.tsx'
import type { Verify } from './verify.model.ts'

/** The button of a step, and why it failed. */
export function Send({ verify, label, onPress }: { verify: Verify; label: string; onPress: () => void }) {
  return (
    <>
      <FormError>{verify.error || verify.blocked}</FormError>
      <Button kind="primary" busy={verify.busy} disabled={verify.blocked !== ''} onClick={onPress}>
        {label}
      </Button>
    </>
  )
}
