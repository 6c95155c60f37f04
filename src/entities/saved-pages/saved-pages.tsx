import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSavedPages } from './saved-pages.model.ts'

/** The pages saved on this device, each with its date. */
export function SavedPages({ title }: { title?: string }) {
  const saved = useSavedPages()
  switch (saved.state) {
    case 'loading':
      return <Skeleton lines={3} />
    case 'empty':
      return <Empty text="暂无可离线查看的内容" />
    case 'ready':
      return (
        <CellGroup {...(title !== undefined && { title })}>
          {saved.rows.map(({ route, title: name, asOf }) => (
            <Cell key={route} title={name} note={asOf} href={route} />
          ))}
        </CellGroup>
      )
  }
}
