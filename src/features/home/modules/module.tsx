import { type ReactNode, useId } from 'react'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { HelpLink } from '#ui/state/help-link.tsx'
import css from './module.module.css'

interface Props<T> {
  title: string
  /** At the right of the title: a link to the full list, or an action. */
  side?: ReactNode
  /** Content above the module's box. */
  lead?: ReactNode
  /**
   * The height of the box, whatever it shows: two or three rows, a row of cards with little or much text, or two rows
   * of icons.
   */
  room: 'rows' | 'pair' | 'cards' | 'tall' | 'icons'
  loaded: Loaded<readonly T[]>
  /** The text of an empty module. */
  empty: string
  children: (items: readonly T[]) => ReactNode
}

const bones = { rows: 3, pair: 2, cards: 2, tall: 2, icons: 8 }

/** A part of the home screen. It loads, is empty and fails on its own, and always has the same height. HM-01 */
export function Module<T>({ title, side, lead, room, loaded, empty, children }: Props<T>) {
  const id = useId()
  return (
    <section className={classes(css.module, room === 'icons' && css.bare)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {side}
      </div>
      {lead}
      <div className={classes(css.room, css[room])}>
        <Content room={room} loaded={loaded} empty={empty}>
          {children}
        </Content>
      </div>
    </section>
  )
}

function Content<T>({ room, loaded, empty, children }: Pick<Props<T>, 'room' | 'loaded' | 'empty' | 'children'>) {
  if (loaded.state === 'loading') {
    return (
      <div className={css.bones} aria-hidden>
        {Array.from({ length: bones[room] }, (_, at) => (
          <span key={at} data-bone className={css.bone} />
        ))}
      </div>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <div className={css.said} role="status">
        <p>{explain(loaded.error)}</p>
        <div className={css.ways}>
          <Button kind="plain" size="small" onClick={loaded.retry}>
            重试
          </Button>
          <HelpLink />
        </div>
      </div>
    )
  }
  return loaded.data.length === 0 ? <p className={css.said}>{empty}</p> : children(loaded.data)
}

/** The link to the full list of a module. */
export function More({ href, name }: { href: string | undefined; name: string }) {
  if (href === undefined) return null
  return (
    <Anchor href={href} className={css.more} aria-label={`全部${name}`}>
      全部
      <Icon name="next" size={16} />
    </Anchor>
  )
}
