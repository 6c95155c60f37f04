import { useLocation } from 'wouter'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import type { CourseDetailModel } from '#features/learn/course/course-detail.model.ts'
import type { CourseDetailView } from '#features/learn/course/course-detail.words.ts'
import { FILES } from '#entities/stored-file/stored-file.ts'
import css from '#features/learn/course/course-detail.module.css'
import prose from '#ui/prose/prose.module.css'

// Not on the first screen.
const CourseMore = lazyPart(
  () => import('#features/learn/course/course-more.tsx').then((m) => m.CourseMore),
  <Skeleton lines={8} inset />,
)

const NamedStocks = lazyPart(() => import('#entities/stock/named-stocks.tsx').then((m) => m.NamedStocks))

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
  if (panel !== 'intro') return <CourseMore {...{ panel, view, model }} />
  return (
    <div className={css.intro}>
      <SafeHtml html={model.introHtml} files={FILES} onLink={navigate} className={prose.prose} />
      {model.stocks.length > 0 && <NamedStocks title="课程中提到的股票" stocks={model.stocks} />}
    </div>
  )
}
