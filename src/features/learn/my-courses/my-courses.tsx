import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { CourseRow } from './course-row.tsx'
import { type MyCourse, useMyCourses } from './my-courses.model.ts'
import css from './my-courses.module.css'

/** Its list, page by page, is code of its own. */
const Over = lazyPart(() => import('./over.tsx').then((m) => m.Over), <Skeleton lines={12} inset />)

/** 我的课程. LE-08 */
export function MyCoursesScreen() {
  const { loaded, saved, open } = useMyCourses()
  return (
    <Screen title="我的课程">
      <LoadState loaded={loaded} skeleton={<Skeleton lines={12} inset />}>
        {({ running, membership }) => (
          <>
            <Group title="学习中" rows={running} onOpen={open} />
            {membership && (
              <CellGroup title="会员权益">
                <Cell title={membership.name} note={membership.until} value="会员专栏" href="/column" />
              </CellGroup>
            )}
            <Over hasRunning={running.length > 0} />
          </>
        )}
      </LoadState>
      <CellGroup>
        <Cell title="学习记录" note="笔记、收藏与浏览历史" href="/me/study" />
      </CellGroup>
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
        {p.rows.map((row) => (
          <li key={row.key} className={css.row}>
            <CourseRow row={row} onOpen={p.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
