import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReservation } from './reserve.model.ts'
import css from './live.module.css'

/** The reminder button, in a group labelled with its room; in a row as a sign. */
export function Reserve({ roomId, title, asSign = false }: { roomId: string; title: string; asSign?: boolean }) {
  const { label, on, busy, error, press } = useReservation(roomId)
  return (
    <div className={css.reserve} role="group" aria-label={title}>
      <FormError>{error}</FormError>
      {asSign ? (
        <button
          type="button"
          className={css.sign}
          data-on={on || undefined}
          aria-disabled={busy || undefined}
          onClick={() => !busy && press()}
        >
          <Icon name={on ? 'check' : 'clock'} size={20} />
          {label}
        </button>
      ) : (
        <Button kind={on ? 'plain' : 'primary'} size="small" busy={busy} onClick={press}>
          {label}
        </Button>
      )}
    </div>
  )
}
