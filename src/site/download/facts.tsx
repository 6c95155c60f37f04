import { Facts } from '#ui/layout/facts.tsx'
import css from './download.module.css'

interface Fact {
  name: string
  value: string | undefined
  /** The number of digits to reserve space for while a value is undefined. */
  room?: number
  /** A SHA-256 has 64 digits. */
  hash?: boolean
}

/** The values of a package by name, in reserved space. */
export function PackageFacts({ rows }: { rows: readonly Fact[] }) {
  const items = rows.map(({ name, value, hash = false, room = hash ? 64 : 5 }) => ({
    name,
    value: (
      <span className={hash ? css.hash : undefined}>
        {value ?? <span className={css.room}>{'0'.repeat(room)}</span>}
      </span>
    ),
  }))
  return <Facts values="below" items={items} />
}
