import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useReservation } from './reserve.model.ts'
import css from './live.module.css'

/** The button of a reminder, in a group that says for which room. */
export function Reserve({ roomId, title, path }: { roomId: string; title: string; path?: string }) {
  const { label, on, busy, error, press } = useReservation(roomId, path)
  return (
    <div className={css.reserve} role="group" aria-label={title}>
      <FormError>{error}</FormError>
      <Button kind={on ? 'plain' : 'primary'} size="small" busy={busy} onClick={press}>
        {label}
      </Button>
    </div>
  )
}
