import { Avatar } from '#ui/media/avatar.tsx'
import type { AnalystView } from './analyst.words.ts'
import css from './analyst-line.module.css'

/** A practitioner: portrait, name, position, registration number. */
export function AnalystLine({ person, state }: { person: AnalystView; state?: string | undefined }) {
  return (
    <div className={css.line} data-state={state}>
      <Avatar src={person.avatar} name={person.name} size={44} />
      <div className={css.words}>
        <p className={css.name}>{person.name}</p>
        <p className={css.small}>{person.role}</p>
        <p className={css.small}>{person.cert}</p>
      </div>
    </div>
  )
}
