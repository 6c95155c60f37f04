import { Link } from 'wouter'
import { LearnedBar } from '#entities/course/learned-bar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/media/picture.tsx'
import type { MyCourse } from './my-courses.model.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './my-courses.module.css'

/** A course of the customer. */
export function CourseRow({ row, onOpen }: { row: MyCourse; onOpen: ((number: string) => void) | undefined }) {
  return (
    <>
      <Link href={row.href} className={css.course} onClick={() => onOpen?.(row.key)}>
        <span className={css.thumb}>
          <Picture src={row.cover} alt="" ratio={16 / 9} />
        </span>
        <span className={css.words}>
          <strong className={css.title}>{row.title}</strong>
          <span className={css.small}>{row.author}</span>
          <span className={css.small}>
            <Unbroken>{row.until}</Unbroken>
          </span>
          {row.learned && <LearnedBar learned={row.learned} />}
          <Row as="span">
            {row.soon !== '' && <Badge tone="warning">{row.soon}</Badge>}
            {row.kept && <Badge>已缓存</Badge>}
          </Row>
        </span>
      </Link>
      {row.last && (
        <Link href={row.last.href} className={css.last}>
          <span>{row.last.text}</span>
          <span className={css.verb}>继续学习</span>
        </Link>
      )}
    </>
  )
}
