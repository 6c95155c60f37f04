import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { HOME } from '#lib/path/home.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { TabBar, type TabKey } from '#ui/nav/tab-bar.tsx'
import { useTrail } from '#ui/trail.ts'
import { SkipLink } from '#ui/nav/skip-link.tsx'
import css from './screen.module.css'

/** Characters of a title that fit on one line of the narrowest bar. */
const LINE = 8

/**
 * The frame of a page: top bar with the title, the content, a sticky footer. Inside WeChat the bar is WeChat's: ours
 * is for screen readers only, and the home link is at the top of the page.
 */
export function Screen({
  title,
  back = true,
  tab,
  home = 'row',
  end,
  footer,
  children,
}: {
  title: string
  /** False hides the back button; tabs never have one. */
  back?: boolean | undefined
  tab?: TabKey | undefined
  /**
   * Where the home link is inside WeChat: in a row of its own, beside the first element (which keeps `--home-room` at
   * its left), on the first picture, or in a header that shows the title there too.
   */
  home?: 'row' | 'beside' | 'picture' | 'head'
  /** At the right of the header. */
  end?: ReactNode
  /** Sticks to the bottom, above the safe area. */
  footer?: ReactNode
  children: ReactNode
}) {
  // On a tab too, so that pages opened from it know that it comes before them.
  const inside = useTrail()
  const leadsHome = back && !tab && !inside
  return (
    <div className={classes(css.screen, tab && css.tabbed, Boolean(footer) && css.footed)}>
      <SkipLink />
      <header className={classes(css.top, home === 'head' && css.headed)}>
        {leadsHome ? (
          <Link href={HOME} className={classes(css.back, css.home, home === 'picture' && css.lit)} aria-label="首页">
            <Icon name="home" />
          </Link>
        ) : (
          back && !tab && <Back />
        )}
        <h1 className={classes(css.title, title.length > LINE && css.long)}>{title}</h1>
        {end && <div className={css.end}>{end}</div>}
      </header>
      <main id="main" tabIndex={-1} className={classes(css.main, leadsHome && css[home])}>
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

function Back() {
  return (
    <button type="button" className={css.back} aria-label="返回" onClick={() => history.back()}>
      <Icon name="back" />
    </button>
  )
}
