import { Link } from 'wouter'
import { CHAINS, EXPRESS, NEWS } from '#lib/path/news-href.ts'
import css from './news-nav.module.css'

const pages = [
  { href: NEWS, label: '资讯' },
  { href: EXPRESS, label: '7×24快讯' },
  { href: CHAINS, label: '产业链' },
] as const

/** The tabs of related pages, at the head of each. */
export function NewsNav({ current }: { current: (typeof pages)[number]['href'] }) {
  return (
    <nav aria-label="资讯分类" className={css.nav}>
      {pages.map(({ href, label }) => (
        <Link key={href} href={href} replace aria-current={href === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
