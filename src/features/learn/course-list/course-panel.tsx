import { useLocation } from 'wouter'
import { Empty } from '#ui/state/empty.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { Catalog } from '#features/learn/course/catalog.tsx'
import { CommentList } from '#entities/comment/comment-list.tsx'
import type { CourseDetailModel } from '#features/learn/course/course-detail.model.ts'
import type { CourseDetailView } from '#features/learn/course/course-detail.words.ts'
import { FILES } from '#entities/stored-file/stored-file.ts'
import css from '#features/learn/course/course-detail.module.css'
import prose from '#ui/prose/prose.module.css'

export const panels = [
  { key: 'intro', label: '介绍' },
  { key: 'catalog', label: '目录' },
  { key: 'analysts', label: '讲师' },
  { key: 'reviews', label: '评价' },
]

interface Props {
  panel: string
  view: CourseDetailView
  model: CourseDetailModel
}

/** The content of the chosen tab. */
export function CoursePanel({ panel, view, model }: Props) {
  const [, navigate] = useLocation()
  switch (panel) {
    case 'catalog':
      return (
        <>
          <Catalog rows={view.lessons} onOpen={(row) => row.state === 'trial' && model.tryOut()} />
          <p className={css.none}>{view.noLessons}</p>
        </>
      )
    case 'analysts':
      return <Analysts view={view} />
    case 'reviews':
      return model.reviews.length === 0 ? (
        <Empty text="暂无评价" />
      ) : (
        <div className={css.reviews}>
          <CommentList rows={model.reviews} label="评价" />
        </div>
      )
    default:
      return (
        <SafeHtml html={model.introHtml} files={FILES} onLink={navigate} className={`${css.intro} ${prose.prose}`} />
      )
  }
}

function Analysts({ view }: { view: CourseDetailView }) {
  if (view.analysts.length === 0) return <Empty text="暂无讲师信息" />
  return (
    <ul className={css.people}>
      {view.analysts.map((person) => (
        <li key={person.key}>
          <AnalystLine person={person} />
          <p className={css.about}>{person.intro}</p>
        </li>
      ))}
    </ul>
  )
}
