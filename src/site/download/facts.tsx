import css from './download.module.css'

/** What is known of a package, by name. A value that is still to come (undefined) keeps the room of `room` digits. */
export function Facts({ rows }: { rows: readonly { name: string; value: string | undefined; room?: number }[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(({ name, value, room = 5 }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={css.room}>{'0'.repeat(room)}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
