import { Link } from 'wouter'
import { Picture } from '#ui/media/picture.tsx'
import type { CourseRowView } from './course-row.words.ts'
import css from './course-card.module.css'

interface Props {
  row: CourseRowView
  onOpen?: ((number: string) => void) | undefined
}

const WIDE = 16 / 9

/** A course as a row. `eager`: the first of a page, whose picture is loaded at once. */
export function CourseRow({ row, onOpen, eager = false }: Props & { eager?: boolean }) {
  return (
    <Link href={row.href} className={css.row} data-state={row.state} onClick={() => onOpen?.(row.key)}>
      <span className={css.side}>
        <span className={css.thumb}>
          <Picture src={row.cover} alt="" ratio={WIDE} eager={eager} />
        </span>
        <span className={css.facts}>{row.facts}</span>
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{row.title}</h2>
        <p className={css.author}>{row.author}</p>
        <p className={css.money}>
          <strong className={css.price}>{row.price}</strong>
          <s>{row.origin}</s>
          <span className={css.tag}>{row.tag}</span>
          <span className={css.badge}>{row.badge}</span>
        </p>
      </div>
    </Link>
  )
}
