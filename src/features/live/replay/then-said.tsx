import { Badge } from '#ui/badge.tsx'
import { useThenSaid } from './replay-talk.model.ts'
import css from './replay.module.css'

/** The talk of the current chapter up to now; all of it is under 互动. LV-04 */
export function ThenSaid({ roomId, from, sec }: { roomId: string; from: number; sec: number }) {
  const said = useThenSaid(roomId, from, sec)
  if (said.length === 0) return null
  return (
    <>
      <p className={css.only}>当时的互动，只能看</p>
      <ol className={css.said} aria-label="当时的互动">
        {said.map(({ key, at, name, certNo, text }) => (
          <li key={key}>
            <time>{at}</time>
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
