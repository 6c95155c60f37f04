import { Badge } from '#ui/badge.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { type PartOfTalk, useThenSaid } from './replay-talk.model.ts'
import css from './replay.module.css'

interface Props extends PartOfTalk {
  onTeachersOnly: (teachersOnly: boolean) => void
}

/** The talk of the current chapter up to now, with the customer's notes; all of it is under 互动. LV-04 */
export function ThenSaid({ onTeachersOnly, ...part }: Props) {
  const said = useThenSaid(part)
  const { teachersOnly } = part
  if (said.length === 0 && !teachersOnly) return null
  return (
    <>
      <p className={css.only}>
        当时的互动，只能看
        <button type="button" aria-pressed={teachersOnly} onClick={() => onTeachersOnly(!teachersOnly)}>
          只看老师
        </button>
      </p>
      {said.length === 0 && <p className={css.only}>这一节老师还没有发言</p>}
      <ol className={css.said} aria-label="当时的互动">
        {said.map(({ key, at, name, avatar, certNo, text }) => (
          <li key={key} data-note={avatar === undefined || undefined}>
            <time>{at}</time>
            {avatar !== undefined && <Avatar src={avatar} name="" size={24} />}
            <p>
              <small>
                {name} {certNo !== '' && <Badge tone="gold">{`投资顾问 登记编号 ${certNo}`}</Badge>}
              </small>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
