import { classes } from '#ui/classes.ts'
import css from './form-error.module.css'

/**
 * Why a form could not be submitted, read out as soon as it is known; it takes no room while there is nothing to say.
 * `inset`: it stands on the page itself, not in a card.
 */
export function FormError({ inset = false, children }: { inset?: boolean; children: string }) {
  return (
    <p role="alert" className={classes(css.error, inset && css.inset)}>
      {children}
    </p>
  )
}
