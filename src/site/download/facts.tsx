import css from './download.module.css'

interface Fact {
  name: string
  value: string | undefined
  /** The number of digits to reserve space for while a value is undefined. */
  room?: number
  /** A SHA-256 has 64 digits. */
  hash?: boolean
}

/** The facts of a package, by name. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(({ name, value, hash = false, room = hash ? 64 : 5 }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={hash ? css.hash : undefined}>
            {value ?? <span className={css.room}>{'0'.repeat(room)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
