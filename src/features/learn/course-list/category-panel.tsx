import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useCategories } from './category-panel.model.ts'
import { Chips } from '#ui/chips.tsx'
import { CourseRow } from '#entities/course/course-card.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LoginGate } from '#entities/access/locked.tsx'
import css from './course-list.module.css'

interface Props {
  choose: (l3Id: string) => void
  open: (number: string) => void
}

/** The 分类 tab before a category is chosen. */
export function CategoryPanel({ choose, open }: Props) {
  const model = useCategories(choose)
  if (model.state === 'guest') return <LoginGate path="/course?tab=category" text="登录后可按分类浏览" />
  return (
    <div className={`${css.filter} ${css.panel}`}>
      <LoadState loaded={model.groups} skeleton={<Skeleton lines={6} />}>
        {(groups) =>
          groups.length === 0 ? (
            <Empty text="暂无分类" action={{ label: '看看全部课程', href: '/course' }} />
          ) : (
            groups.map((group) => (
              <section key={group.key}>
                <h2>{group.name}</h2>
                <Chips label={group.name} items={group.leaves} onPick={(id) => id !== undefined && model.pick(id)} />
              </section>
            ))
          )
        }
      </LoadState>
      <section>
        <h2>推荐课程</h2>
        <LoadState loaded={model.top} skeleton={<Skeleton lines={6} />}>
          {(rows) => (
            <ul className={css.list}>
              {rows.map((row) => (
                <li key={row.key}>
                  <CourseRow row={row} onOpen={open} />
                </li>
              ))}
            </ul>
          )}
        </LoadState>
      </section>
    </div>
  )
}
