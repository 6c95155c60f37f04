import { type ReactNode, useId } from 'react'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import css from './module.module.css'

interface Props<T> {
  title: string
  /** What stands at the right of the title: a link to all of it, or a verb. */
  side?: ReactNode
  /** Above the room, which it is no part of. */
  lead?: ReactNode
  /** How much room it has, whatever comes: three rows or two, a row of cards with few or many words, or of icons two. */
  room: 'rows' | 'pair' | 'cards' | 'tall' | 'icons'
  loaded: Loaded<readonly T[]>
  /** What is said where there is nothing. */
  empty: string
  children: (items: readonly T[]) => ReactNode
}

const bones = { rows: 3, pair: 2, cards: 2, tall: 2, icons: 8 }

/** A part of the home screen: it loads, is empty and fails alone, and always takes the same room. product HM-01 */
export function Module<T>({ title, side, lead, room, loaded, empty, children }: Props<T>) {
  const id = useId()
  return (
    <section className={css.module} aria-labelledby={id}>
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
          <span key={at} className={css.bone} />
        ))}
      </div>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <div className={css.said} role="status">
        <p>{explain(loaded.error)}</p>
        <Button kind="plain" size="small" onClick={loaded.retry}>
          重试
        </Button>
      </div>
    )
  }
  return loaded.data.length === 0 ? <p className={css.said}>{empty}</p> : children(loaded.data)
}

/** The way to all of what a module shows a part of. */
export function More({ href, name }: { href: string | undefined; name: string }) {
  if (href === undefined) return null
  return (
    <Anchor href={href} className={css.more} aria-label={`全部${name}`}>
      全部
    </Anchor>
  )
}
