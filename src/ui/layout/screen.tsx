import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { HOME } from '#lib/path/home.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { TabBar, type TabKey } from '#ui/nav/tab-bar.tsx'
import { useTrail } from '#ui/trail.ts'
import { SkipLink } from '#ui/nav/skip-link.tsx'
import css from './screen.module.css'

/**
 * The frame of a page: top bar with the title, the content, a sticky footer. Inside WeChat the bar is WeChat's: ours is
 * heard only, and the way home floats above the bars at the bottom.
 */
export function Screen({
  title,
  back = true,
  tab,
  footer,
  children,
}: {
  title: string
  /** False hides the back button; tabs never have one. */
  back?: boolean | undefined
  tab?: TabKey | undefined
  /** Sticks to the bottom, above the safe area. */
  footer?: ReactNode
  children: ReactNode
}) {
  // On a tab too, so that pages opened from it know that it lies before them.
  const inside = useTrail()
  return (
    <div className={classes(css.screen, tab && css.tabbed, Boolean(footer) && css.footed)}>
      <SkipLink />
      <header className={css.top}>
        {back && !tab && <Back inside={inside} />}
        <h1 className={css.title}>{title}</h1>
      </header>
      <main id="main" tabIndex={-1} className={classes(css.main, back && !tab && !inside && css.landed)}>
        {children}
      </main>
      {footer && (
        <section className={css.footer} aria-label="操作">
          {footer}
        </section>
      )}
      {tab && <TabBar current={tab} />}
    </div>
  )
}

function Back({ inside }: { inside: boolean }) {
  return inside ? (
    <button type="button" className={css.back} aria-label="返回" onClick={() => history.back()}>
      <Icon name="back" />
    </button>
  ) : (
    <Link href={HOME} className={classes(css.back, css.home)} aria-label="首页">
      <Icon name="home" />
    </Link>
  )
}
