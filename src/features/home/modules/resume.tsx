import { Picture } from '#ui/media/picture.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import home from '#features/home/home.module.css'
import { useResume } from './resume.model.ts'
import css from './resume.module.css'
import { Steps } from './steps.tsx'

/** The lesson to continue with, and each lesson of its course as a tick. */
export function Resume() {
  const lesson = useResume()
  if (!lesson) return <Steps />
  const { href, cover, course, title, marks, said } = lesson
  return (
    <aside aria-label="继续学习">
      <Anchor href={href} className={home.next}>
        <span className={css.cover}>{cover !== '' && <Picture src={cover} alt="" ratio={1} />}</span>
        <span className={css.words}>
          <span className={css.course}>{course}</span>
          <small className={css.lesson}>{title}</small>
          <span className={css.marks} role="img" aria-label={said}>
            {marks.map((state, at) => (
              <i key={at} data-state={state} />
            ))}
          </span>
        </span>
        <span className={css.go}>
          <Icon name="play" size={20} />
        </span>
      </Anchor>
    </aside>
  )
}
