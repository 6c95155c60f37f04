import css from './meta-line.module.css'
import { Unbroken } from './unbroken.tsx'

const DOT = ' · '

/** Facts parted by dots, each whole where a line has room for it: no line begins or ends with a dot. */
export function MetaLine({ children }: { children: string }) {
  const facts = children.split(DOT)
  if (facts.length === 1) return <Unbroken>{children}</Unbroken>
  return (
    <span className={css.line}>
      <span className={css.facts}>
        {facts.map((fact, at) => (
          <span key={at} className={css.fact}>
            {at > 0 && <span className={css.dot}>{DOT}</span>}
            <Unbroken>{fact}</Unbroken>
          </span>
        ))}
      </span>
    </span>
  )
}
