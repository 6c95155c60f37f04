import css from './parts-bar.module.css'

export interface PartItem {
  name: string
  /** In words. */
  value: string
  /** Its size, in the same unit as the others. */
  size: number
}

/** The parts of a whole as a bar, each with its words below. */
export function PartsBar({ label, items }: { label: string; items: readonly PartItem[] }) {
  return (
    <>
      <p className={css.bar} aria-hidden>
        {items.map(({ name, size }) => (
          <i key={name} style={{ flexGrow: size }} hidden={size === 0} />
        ))}
      </p>
      <ul className={css.parts} aria-label={label}>
        {items.map(({ name, value }) => (
          <li key={name}>
            <i aria-hidden />
            {`${name} ${value}`}
          </li>
        ))}
      </ul>
    </>
  )
}
