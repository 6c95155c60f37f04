import { Link } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { type ColumnRow, useColumns } from './columns.model.ts'
import { LoginGate } from '#entities/access/locked.tsx'
import css from './columns.module.css'

/** The columns: the customer's own, then the others. `path`: where the login returns to. */
export function ColumnsPanel({ path }: { path: string }) {
  const model = useColumns()
  if (model.state === 'guest') return <Guest path={path} />
  return (
    <LoadState loaded={model.columns} skeleton={<Skeleton lines={12} inset />}>
      {({ subscribed, others }) =>
        subscribed.length + others.length === 0 ? (
          <Empty text="暂无专栏" action={{ label: '看看全部文章', href: '/article' }} />
        ) : (
          <>
            <Group title="我的专栏" rows={subscribed} />
            <Group title={subscribed.length > 0 ? '更多专栏' : '全部专栏'} rows={others} />
          </>
        )
      }
    </LoadState>
  )
}

function Guest({ path }: { path: string }) {
  return (
    <>
      <LoginGate path={path} text="登录后可浏览专栏" />
      <p className={css.open}>
        <Link href="/article">先看看公开文章</Link>
      </p>
    </>
  )
}

function Group({ title, rows }: { title: string; rows: readonly ColumnRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className={css.group}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: ColumnRow }) {
  return (
    <Link href={row.href} className={css.row}>
      <span className={css.name}>
        {row.locked && <Icon name="lock" size={18} />}
        <strong>{row.name}</strong>
        <Badge tone={row.locked ? 'plain' : 'brand'}>{row.kind}</Badge>
      </span>
      <AnalystLine person={row.person} />
      <span className={css.latest}>{row.latest}</span>
      <span className={css.note}>{row.note}</span>
    </Link>
  )
}
