import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Chips } from '#ui/chips.tsx'
import { type CourseFilterModel, useCourseFilter } from './course-filter.model.ts'
import { type ListPlace, sorts } from './list-place.ts'
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
      <Options {...{ model, place }} />
    </Sheet>
  )
}

function Options({ model, place }: { model: CourseFilterModel; place: ListPlace }) {
  return (
    <div className={css.filter}>
      <h3>排序</h3>
      <Chips label="排序" items={sorts} chosen={place.sort} onPick={model.pickSort} />
      <h3>标签</h3>
      <LoadState loaded={model.tags} skeleton={<Skeleton lines={2} />}>
        {(tags) => <Chips label="标签" items={tags} chosen={place.tagId} onPick={model.pickTag} />}
      </LoadState>
      {model.groups ? (
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
      ) : (
        <LoginGate path="/course" text="登录后还可按分类筛选" />
      )}
    </div>
  )
}
