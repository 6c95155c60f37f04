import type { Analyst } from '#api/shapes.ts'
import css from './author-line.module.css'

/** The author of content; the line breaks before the registration number, not inside it. law §5 */
export function AuthorLine({
  author: { title, name, certNo },
}: {
  author: Pick<Analyst, 'title' | 'name' | 'certNo'>
}) {
  return (
    <span className={css.author}>
      {`${title}：${name} `}
      <span className={css.number}>{certNo ? `登记编号：${certNo}` : '无投顾资格'}</span>
    </span>
  )
}
