import { Link } from 'wouter'
import { Avatar } from '#ui/media/avatar.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './team.module.css'
import type { ShortView } from './rows.words.ts'

/** A short view of a member, with name and registration number. law §5 */
export function ShortViewRow({ view }: { view: ShortView }) {
  return (
    <Link href={view.href} className={css.view}>
      <Avatar src={view.avatar} name="" size={32} />
      <span className={css.words}>
        <span className={css.meta}>
          <strong>{view.who}</strong>
          <time className={css.small}>
            <Unbroken>{view.at}</Unbroken>
          </time>
        </span>
        <span className={css.small}>{view.cert}</span>
        <span className={css.text}>
          <Topics text={view.text} />
        </span>
      </span>
    </Link>
  )
}
