import { AnalystLink } from '#entities/analyst/analyst-link.tsx'
import { CommentList } from '#entities/comment/comment-list.tsx'
import { toCommentRows } from '#entities/comment/comment.words.ts'
import { Empty } from '#ui/state/empty.tsx'
import type { CourseDetailModel } from './course-detail.model.ts'
import type { CourseDetailView } from './course-detail.words.ts'
import { KeepLessons } from './keep-lessons.tsx'
import { LearnedCatalog } from './learned-catalog.tsx'
import css from './course-detail.module.css'

interface Props {
  panel: string
  view: CourseDetailView
  model: CourseDetailModel
}

/** The tabs of a course that are hidden at first: lessons, teachers and reviews. */
export function CourseMore({ panel, view, model }: Props) {
  const { number, lessons, allowed } = model
  if (panel === 'analysts') return <Analysts view={view} />
  if (panel === 'catalog') {
    return (
      <>
        <LearnedCatalog
          {...{ number, lessons, rows: view.lessons }}
          onOpen={(row) => row.state === 'trial' && model.tryOut()}
        />
        <KeepLessons {...{ number, lessons, allowed }} />
        <p className={css.none}>{view.noLessons}</p>
      </>
    )
  }
  const rows = toCommentRows(model.reviews)
  return rows.length === 0 ? (
    <Empty text="暂无评价" />
  ) : (
    <div className={css.reviews}>
      <CommentList rows={rows} label="评价" />
    </div>
  )
}

function Analysts({ view }: { view: CourseDetailView }) {
  if (view.analysts.length === 0) return <Empty text="暂无讲师信息" />
  return (
    <ul className={css.people}>
      {view.analysts.map((person) => (
        <li key={person.key}>
          <AnalystLink person={person} />
          <p className={css.about}>{person.intro}</p>
        </li>
      ))}
    </ul>
  )
}
