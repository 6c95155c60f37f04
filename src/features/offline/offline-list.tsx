import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/cell.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import css from './offline-list.module.css'
import { useSavedPages } from './saved-pages.model.ts'

/** In place of a page that is not on the device: says so, offers what is, and to try again. */
export function OfflineList({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div className={css.notice} role="status">
        <p>该页面尚未缓存，联网后可查看</p>
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
      <SavedPages title="离线可看" />
    </>
  )
}

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
