import { type ReactNode, useId } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './cell.module.css'

/** A row of a list: a link with `href`, which calls `onClick` when followed; a button with `onClick`; else plain text. */
export function Cell({
  icon,
  title,
  note,
  value,
  href,
  onClick,
}: {
  icon?: IconName | undefined
  title: ReactNode
  /** Secondary text under the title. */
  note?: ReactNode
  /** At the right end. */
  value?: ReactNode
  href?: string | undefined
  onClick?: (() => void) | undefined
}) {
  const look = classes(css.cell, icon && css.iconed)
  const inner = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.line}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.note}>{typeof note === 'string' ? <Unbroken>{note}</Unbroken> : note}</span>
        </span>
        <span className={css.value}>{value}</span>
      </span>
      {(href !== undefined || onClick) && <Icon name="next" size={16} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor href={href} className={look} onClick={() => onClick?.()}>
        {inner}
      </Anchor>
    )
  }
  if (!onClick) return <div className={look}>{inner}</div>
  return (
    <button type="button" className={look} onClick={() => onClick()}>
      {inner}
    </button>
  )
}

/** A group of rows under a small title. */
export function CellGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId()
  if (title === undefined) return <div className={css.group}>{children}</div>
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.head}>
        {title}
      </h2>
      <div className={css.group}>{children}</div>
    </section>
  )
}
