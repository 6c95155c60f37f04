import { Link } from 'wouter'
import { classes } from '#ui/classes.ts'
import css from './tabs.module.css'

interface Item {
  key: string
  label: string
  href: string
}

/** Tabs of which each is a page of its own: links that replace each other, so that Back leaves all of them. */
export function TabLinks({ label, items, current }: { label: string; items: readonly Item[]; current: string }) {
  return (
    <nav aria-label={label} className={css.strip}>
      <div className={css.list}>
        {items.map(({ key, label: words, href }) => (
          <Link
            key={key}
            href={href}
            replace
            className={classes(css.tab, css.link, key === current && css.current)}
            aria-current={key === current ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
      </div>
    </nav>
  )
}
