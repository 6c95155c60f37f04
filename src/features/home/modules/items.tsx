import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/media/picture.tsx'
import type { HomeItem } from './item.ts'
import css from './items.module.css'

interface Props {
  items: readonly HomeItem[]
  onOpen: (key: string) => void
}

const WIDE = 16 / 9
/** The most items a module of rows has space for. */
const ROWS = 3

/** Items as rows: text, and a small picture where there is one. */
export function Rows({ items, onOpen }: Props) {
  return (
    <ul>
      {items.slice(0, ROWS).map((item) => (
        <li key={item.key}>
          <Place item={item} className={css.row} onOpen={onOpen}>
            <Words item={item} />
            {item.image !== '' && (
              <span className={css.thumb}>
                <Picture src={item.image} alt="" ratio={WIDE} />
              </span>
            )}
          </Place>
        </li>
      ))}
    </ul>
  )
}

/** Items side by side, scrolled sideways by touch or focus. `beside`: picture and text side by side. */
export function Cards({ items, onOpen, beside = false }: Props & { beside?: boolean }) {
  const still = items.every(({ href }) => href === undefined)
  return (
    // Without a link in it the row itself must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={classes(css.cards, beside && css.beside)} {...(still && { tabIndex: 0 })}>
      {items.map((item) => (
        <li key={item.key} className={css.slot}>
          <Place item={item} className={css.card} onOpen={onOpen}>
            <Picture src={item.image} alt="" ratio={WIDE} />
            <Words item={item} />
          </Place>
        </li>
      ))}
    </ul>
  )
}

function Words({ item }: { item: HomeItem }) {
  return (
    <span className={css.words}>
      <span className={css.title}>
        {item.badge !== '' && (
          <>
            <Badge tone="brand">{item.badge}</Badge>{' '}
          </>
        )}
        {item.title}
      </span>
      <span className={css.note}>{item.note}</span>
    </span>
  )
}

function Place({
  item,
  className,
  onOpen,
  children,
}: {
  item: HomeItem
  className: string | undefined
  onOpen: (key: string) => void
  children: ReactNode
}) {
  if (item.href === undefined) return <div className={className}>{children}</div>
  return (
    <Anchor href={item.href} className={className} onClick={() => onOpen(item.key)}>
      {children}
    </Anchor>
  )
}
