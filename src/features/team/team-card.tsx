import { Link } from 'wouter'
import { Avatar } from '#ui/media/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './team.module.css'
import type { TeamRow } from './rows.words.ts'

/** A team in the list: its subject, and its members with their registration numbers. law §5 */
export function TeamCard({ row }: { row: TeamRow }) {
  return (
    <Link href={row.href} className={css.card}>
      <span className={css.cardHead}>
        <Avatar src={row.logo} name="" size={48} />
        <span className={css.words}>
          <strong>{row.name}</strong>
          <span className={css.small}>{row.slogan}</span>
        </span>
        <Icon name="next" size={16} />
      </span>
      <span className={css.small}>{row.members}</span>
    </Link>
  )
}
