import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './facts.module.css'

export interface FactItem {
  name: string
  value: ReactNode
  /** Needed where two facts have the same name. */
  key?: string
}

interface Props {
  items: readonly FactItem[]
  /**
   * `beside`: names in a column of their own. `end`: values at the right, as in a bill. `below`: values under their
   * names. `columns`: the same, three side by side where the text size allows it.
   */
  values?: 'beside' | 'end' | 'below' | 'columns'
  /** The last fact is the total of the others. */
  total?: boolean
  /** Without lines between them, for a card in a list. */
  dense?: boolean
}

/** Facts as pairs of name and value. */
export function Facts({ items, values = 'beside', total = false, dense = false }: Props) {
  return (
    <dl className={classes(css.facts, css[values], total && css.total, dense && css.dense)}>
      {items.map(({ name, value, key = name }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Unbroken>{value}</Unbroken> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
