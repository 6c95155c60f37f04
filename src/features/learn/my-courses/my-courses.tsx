import { LoadState } from '#entities/loaded/load-state.tsx'
import { CourseRow } from '#entities/course/course-card.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type MyCourse, useMyCourses } from './my-courses.model.ts'
import css from './my-courses.module.css'

/** 我的课程. product LE-08 */
export function MyCoursesScreen() {
  const { loaded, over, saved, open } = useMyCourses()
  return (
    <Screen title="我的课程">
      <LoadState loaded={loaded} skeleton={<Skeleton lines={12} inset />}>
        {({ running, membership }) => (
          <>
            {over.state === 'ready' && running.length + over.data.length === 0 && (
              <Empty text="还没有课程" action={{ label: '去看看课程', href: '/course' }} />
            )}
            <Group title="学习中" rows={running} onOpen={open} />
            {membership && (
              <CellGroup title="会员权益">
                <Cell title={membership.name} note={membership.until} value="会员专栏" href="/column" />
              </CellGroup>
            )}
            <LoadState loaded={over} skeleton={<Skeleton lines={12} inset />}>
              {(rows) => <Group title="已结束" rows={rows} />}
            </LoadState>
          </>
        )}
      </LoadState>
      {saved.length > 0 && (
        <CellGroup title="离线可看">
          {saved.map(({ route, title, asOf }) => (
            <Cell key={route} title={title} note={asOf} href={route} />
          ))}
          <Cell title="管理离线内容" href="/me/settings" />
        </CellGroup>
      )}
      <RiskLine />
    </Screen>
  )
}

function Group(p: { title: string; rows: readonly MyCourse[]; onOpen?: (number: string) => void }) {
  if (p.rows.length === 0) return null
  return (
    <section className={css.group}>
      <h2>{p.title}</h2>
      <ul>
        {p.rows.map((course) => (
          <li key={course.row.key}>
            <Row course={course} onOpen={p.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ course, onOpen }: { course: MyCourse; onOpen: ((number: string) => void) | undefined }) {
  const { row, soon, kept, last } = course
  return (
    <>
      <CourseRow row={row} onOpen={onOpen} />
      {(soon !== '' || kept) && (
        <p className={css.marks}>
          {soon !== '' && <Badge tone="warning">{soon}</Badge>}
          {kept && <Badge>已缓存</Badge>}
        </p>
      )}
      {last && <Cell title={last.text} value="继续学习" href={last.href} />}
    </>
  )
}
