import type { Analyst } from '#api/shapes.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import css from './adviser-card.module.css'
import { fileAt } from '#entities/stored-file/stored-file.ts'

/** The customer's adviser with the registration number. law §5 */
export function AdviserCard({ adviser }: { adviser: Analyst }) {
  return (
    <section className={css.adviser} aria-label="服务投资顾问">
      <Avatar src={fileAt(adviser.avatarUrl)} name={adviser.name} size={44} />
      <div>
        <p>投资顾问：{adviser.name}</p>
        <p className={css.quiet}>登记编号：{adviser.certNo}</p>
      </div>
    </section>
  )
}
