import { Link } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
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
        {p.rows.map((row) => (
          <li key={row.key} className={css.row}>
            <Row row={row} onOpen={p.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ row, onOpen }: { row: MyCourse; onOpen: ((number: string) => void) | undefined }) {
  return (
    <>
      <Link href={row.href} className={css.course} onClick={() => onOpen?.(row.key)}>
        <span className={css.thumb}>
          <Picture src={row.cover} alt="" ratio={16 / 9} />
        </span>
        <span className={css.words}>
          <strong className={css.title}>{row.title}</strong>
          <span className={css.small}>{row.author}</span>
          <span className={css.small}>{row.until}</span>
          <span className={css.marks}>
            {row.soon !== '' && <Badge tone="warning">{row.soon}</Badge>}
            {row.kept && <Badge>已缓存</Badge>}
          </span>
        </span>
      </Link>
      {row.last && (
        <Link href={row.last.href} className={css.last}>
          <span>{row.last.text}</span>
          <span className={css.verb}>继续学习</span>
        </Link>
      )}
    </>
  )
}
