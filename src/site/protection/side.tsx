import { LoadState } from '#entities/loaded/load-state.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { handbooks, useCourses } from './page.ts'
import { Quiz } from './quiz.tsx'

/** Beside or below the lessons: documents, courses, a quiz. */
export function Side() {
  const courses = useCourses()
  return (
    <Stack>
      <Quiz />
      <CellGroup title="资料下载">
        {handbooks.map(({ title, path }) => (
          <Cell key={path} title={title} note="PDF" href={fileAt(path)} />
        ))}
      </CellGroup>
      <CellGroup title="系统课程">
        <LoadState loaded={courses} skeleton={<Skeleton lines={8} />}>
          {({ list }) => (
            <>
              {list.map(({ number, title, lessonCount }) => (
                <Cell
                  key={number}
                  title={title}
                  note={`共${lessonCount}节`}
                  href={`/course/${encodeURIComponent(number)}`}
                />
              ))}
              <Cell title="全部课程" href="/course" />
            </>
          )}
        </LoadState>
      </CellGroup>
    </Stack>
  )
}
