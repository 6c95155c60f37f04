import type { Analyst } from '#api/shapes.ts'
import css from './author-line.module.css'

/** Who signs for a piece of content, on a line that ends before the number rather than in it. product 4.5 */
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
