import { LoadState } from '#entities/loaded/load-state.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSavedPages } from './saved-pages.model.ts'

/** The pages saved on this device, each with its date. */
export function SavedPages({ title }: { title?: string }) {
  return (
    <LoadState loaded={useSavedPages()} skeleton={<Skeleton lines={3} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty text="暂无可离线查看的内容" action={{ label: '去看看课程', href: '/course' }} />
        ) : (
          <CellGroup {...(title !== undefined && { title })}>
            {rows.map(({ route, title: name, asOf }) => (
              <Cell key={route} title={name} note={asOf} href={route} />
            ))}
          </CellGroup>
        )
      }
    </LoadState>
  )
}
