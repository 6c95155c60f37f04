import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { buttonClass, type ButtonKind, type ButtonSize } from './button.tsx'

/** A link that looks like a button. */
export function LinkButton({
  href,
  kind,
  size,
  onClick,
  children,
}: {
  href: string
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Before the page unloads. */
  onClick?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <Anchor href={href} className={buttonClass(kind, size)} onClick={onClick}>
      {children}
    </Anchor>
  )
}
