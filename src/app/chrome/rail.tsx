import { Link, useLocation } from 'wouter'
import { type PageTable, pageAt, usePageTable } from '#app/routes/page-table.ts'
import { Icon } from '#ui/icon.tsx'
import { TAB_BAR, useTabs } from '#ui/nav/tab-bar.tsx'
import { useRootMark } from '#ui/use-root-mark.ts'
import css from './rail.module.css'

/** The five tabs at the left of every page on a desktop, in place of the bar at the bottom. product §5 */
export function Rail({ table }: { table: PageTable }) {
  const [path] = useLocation()
  const shown = useTabs()
  const page = pageAt(usePageTable(table).pages, path)
  // Not on the No Match page, nor on pages that only lead to another one. spec §2
  const isDrawn = page !== undefined && !page.unlisted
  useRootMark('rail', isDrawn)
  if (!isDrawn) return null
  return (
    <nav className={css.rail} aria-label={TAB_BAR}>
      {shown.map(({ key, label, path: href, icon }) => (
        <Link key={key} href={href} aria-current={pageOf(path) === pageOf(href) ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}

function pageOf(path: string): string {
  return path.split('/')[1] ?? ''
}
