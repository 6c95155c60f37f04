import { PagedList } from '#entities/list/paged-list.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { CourseRow } from './course-row.tsx'
import css from './my-courses.module.css'
import { useOver } from './over.model.ts'

/** Expired courses; the empty state waits for all orders. LE-08 */
export function Over({ hasRunning }: { hasRunning: boolean }) {
  const over = useOver()
  const isNone = over.state === 'ready' && over.data.length === 0 && !over.more && !over.busy && !over.failed
  if (isNone) {
    return hasRunning ? null : <Empty text="还没有课程" action={{ label: '去看看课程', href: '/course' }} />
  }
  return (
    <section className={css.group}>
      <h2>已结束</h2>
      <PagedList
        pages={over}
        look={css.rows}
        keyOf={({ key }) => key}
        row={(row) => <CourseRow row={row} onOpen={undefined} />}
        empty={<Quiet inset>暂无已结束的课程</Quiet>}
      />
    </section>
  )
}
