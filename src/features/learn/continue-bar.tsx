import { useEffect } from 'react'
import { Link } from 'wouter'
import { lessonHref } from './lesson-row.view.ts'
import { useMounted } from '#ui/mounted.ts'
import { useProgress } from './use-progress.ts'
import css from './course-list.module.css'

/** The lesson watched last, in a bar over the tab bar. Only the device knows it, so it comes after the first paint. */
export function ContinueBar() {
  const mounted = useMounted()
  const last = useProgress().last()
  const shown = mounted && last !== undefined
  useEffect(() => {
    // What sticks to the bottom of the page stays clear of this bar.
    const { style } = document.documentElement
    if (shown) style.setProperty('--raised', '60px')
    return () => void style.removeProperty('--raised')
  }, [shown])
  if (!shown) return null
  return (
    <aside className={css.continue} aria-label="继续学习">
      <Link href={lessonHref(last.number, last.catalogId)} className={css.resume}>
        <span className={css.resumeWords}>{`上次学到：${last.lesson}`}</span>
        <span className={css.resumeVerb}>继续学习</span>
      </Link>
    </aside>
  )
}
