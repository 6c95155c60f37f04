import type { Sku } from '#api/shapes/order.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useContents } from './contents.model.ts'

/** 课时目录 of a service's course or series. OR-01, OR-18 */
export function Contents({ opens }: { opens: NonNullable<Sku['opens']> }) {
  const contents = useContents(opens)
  if (!contents) return null
  return (
    <CellGroup title="课时目录">
      <GuestState
        loaded={contents}
        path={location.pathname}
        text="登录后可看课时目录"
        skeleton={<Skeleton lines={6} inset />}
      >
        {({ rows, all }) => (
          <>
            {rows.map(({ key, title, note, href }) => (
              <Cell key={key} title={title} note={note} href={href} />
            ))}
            <Cell title={all.text} href={all.href} />
          </>
        )}
      </GuestState>
    </CellGroup>
  )
}
