import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Chips } from '#ui/chips.tsx'
import { type CourseFilterModel, useCourseFilter } from './course-filter.model.ts'
import type { ListPlace } from './list-place.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LoginGate } from '#entities/access/locked.tsx'
import css from './course-list.module.css'

interface Props {
  place: ListPlace
  change: (next: Partial<ListPlace>) => void
  onClose: () => void
}

/** 筛选: tags and categories in a sheet. */
export function CourseFilter({ place, change, onClose }: Props) {
  const model = useCourseFilter(change)
  return (
    <Sheet open title="筛选课程" onClose={onClose}>
      {model.state === 'guest' ? (
        <LoginGate path="/course" text="登录后可按标签和分类筛选" />
      ) : (
        <Open {...{ model, place }} />
      )}
    </Sheet>
  )
}

function Open({ model, place }: { model: Extract<CourseFilterModel, { state: 'open' }>; place: ListPlace }) {
  return (
    <div className={css.filter}>
      <h3>标签</h3>
      <LoadState loaded={model.tags} skeleton={<Skeleton lines={2} />}>
        {(tags) => <Chips label="标签" items={tags} chosen={place.tagId} onPick={model.pickTag} />}
      </LoadState>
      <LoadState loaded={model.groups} skeleton={<Skeleton lines={4} />}>
        {(groups) =>
          groups.map((group) => (
            <section key={group.key}>
              <h3>{group.name}</h3>
              <Chips label={group.name} items={group.leaves} chosen={place.l3Id} onPick={model.pickCategory} />
            </section>
          ))
        }
      </LoadState>
    </div>
  )
}
