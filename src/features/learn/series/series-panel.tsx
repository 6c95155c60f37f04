import { Link } from 'wouter'
import { Empty } from '#ui/state/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LoginGate } from '#entities/access/locked.tsx'
import { useSeriesList } from './series-list.model.ts'
import css from '#features/learn/course-list/course-list.module.css'

/** The 系列 tab. */
export function SeriesPanel() {
  const model = useSeriesList()
  if (model.state === 'guest') return <LoginGate path="/course?tab=series" text="登录后可浏览系列课" />
  return (
    <LoadState loaded={model.series} skeleton={<Skeleton lines={8} />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty text="暂无系列课" action={{ label: '看看全部课程', href: '/course' }} />
        ) : (
          <ul className={css.grid}>
            {rows.map((row) => (
              <li key={row.key}>
                <Link href={row.href} className={css.seriesCard}>
                  <Picture src={row.cover} alt="" ratio={16 / 9} />
                  <h2>{row.title}</h2>
                  <p>{row.count}</p>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  )
}
