import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './button.module.css'

/** primary: the main action of a screen. plain: a secondary one. ghost: text only. danger: destroys something. */
export type ButtonKind = 'primary' | 'plain' | 'ghost' | 'danger'
/** large: as wide as its container. small: as wide as its label. */
export type ButtonSize = 'large' | 'small'

/** The look of a button, for links that should have it. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'large'): string {
  return classes(css.button, css[kind], css[size])
}

/** A button. While busy it keeps its label and the focus, shows a spinner and ignores presses. */
export function Button({
  kind,
  size,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
}: {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}) {
  const press = (event: MouseEvent) => {
    // Also what Enter in a field presses. Disabled, it would lose the focus to the page.
    if (busy) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      type={type}
      className={buttonClass(kind, size)}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className={css.ring} aria-hidden />}
      {children}
    </button>
  )
}
