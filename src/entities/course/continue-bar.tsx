import { Link } from 'wouter'
import { lessonHref } from '#lib/path/learn-href.ts'
import { useMounted } from '#ui/mounted.ts'
import { useRaised } from '#ui/use-raised.ts'
import css from './continue-bar.module.css'
import { useProgress } from '#data/offline/use-progress.ts'

/** The last lesson, in a bar above the tab bar. Only the device knows it, so it appears after the first paint. */
export function ContinueBar() {
  const mounted = useMounted()
  const last = useProgress().last()
  const shown = mounted && last !== undefined
  useRaised(shown ? '60px' : undefined)
  if (!shown) return null
  return (
    <aside className={css.bar} aria-label="继续学习">
      <Link href={lessonHref(last.number, last.catalogId)} className={css.link}>
        <span className={css.words}>{`上次学到：${last.lesson}`}</span>
        <span className={css.verb}>继续学习</span>
      </Link>
    </aside>
  )
}
