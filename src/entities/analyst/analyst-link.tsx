import { Link } from 'wouter'
import { analystHref } from '#lib/path/analyst-href.ts'
import { Icon } from '#ui/icon.tsx'
import { AnalystLine } from './analyst-line.tsx'
import css from './analyst-link.module.css'
import type { AnalystView } from './analyst.words.ts'

/** A practitioner with a link to their page. MD-11 */
export function AnalystLink({ person }: { person: AnalystView }) {
  return (
    <Link href={analystHref(person.key)} className={css.link}>
      <AnalystLine person={person} />
      <Icon name="next" size={16} />
    </Link>
  )
}
