import { CourseRow } from '#entities/course/course-card.tsx'
import { SearchField } from '#entities/search/search-field.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type FoundRow, type SearchModel, useLearnSearch } from './search.model.ts'
import css from './search.module.css'

/** 搜索. LE-01 */
export function LearnSearchScreen() {
  const model = useLearnSearch()
  return (
    <Screen title="搜索">
      <Stack gap={4}>
        <div className={css.field}>
          <SearchField label="关键词" hint="课程、系列课、课时或文章的名称" value={model.typed} onChange={model.type} />
        </div>
        {model.words === '' ? <Empty text="输入想学的内容" /> : <Found model={model} />}
        <RiskLine />
      </Stack>
    </Screen>
  )
}

function Found({ model }: { model: SearchModel }) {
  const { courses, series, lessons, articles, busy, failure } = model
  const count = courses.length + series.length + lessons.length + articles.length
  return (
    <section aria-label="搜索结果" aria-busy={busy}>
      <p role="status" className={css.status}>
        {busy ? '正在搜索…' : count > 0 ? `找到 ${count} 项` : ''}
      </p>
      {courses.length > 0 && (
        <section aria-label="课程">
          <h2 className={css.head}>课程</h2>
          <ul>
            {courses.map((row) => (
              <li key={row.key}>
                <CourseRow row={row} onOpen={model.open} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Rows title="系列课" rows={series} />
      <Rows title="课时" rows={lessons} />
      <Rows title="文章" rows={articles} />
      {busy && count === 0 && <Skeleton lines={6} inset />}
      {failure && <ErrorCard {...failure} />}
      {!busy && !failure && count === 0 && (
        <Empty text="没有找到相关内容" action={{ label: '看看全部课程', href: '/course' }} />
      )}
    </section>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly FoundRow[] }) {
  if (rows.length === 0) return null
  return (
    <CellGroup title={title}>
      {rows.map((row) => (
        <Cell key={row.href} title={row.title} note={row.note} href={row.href} />
      ))}
    </CellGroup>
  )
}
