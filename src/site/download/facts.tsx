import css from './download.module.css'

interface Fact {
  name: string
  value: string | undefined
  /** Digits that a value which is still to come (undefined) is given room for. */
  room?: number
  /** SHA-256, of 64 digits. */
  hash?: boolean
}

/** What is known of a package, by name. */
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
