import { LoadState } from '#entities/loaded/load-state.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { RoomModel } from './room.model.ts'

/** 货架: courses and tools of the evening, with their risk level. LV-03 */
export function Shelf({ model }: { model: Pick<RoomModel, 'shelf' | 'onStore'> }) {
  return (
    <LoadState loaded={model.shelf} skeleton={<Skeleton lines={3} inset />}>
      {(rows) =>
        rows.length > 0 ? (
          <CellGroup title="本场课程">
            {rows.map(({ key, title, note, price, href }) => (
              <Cell key={key} title={title} note={note} value={price} href={href} onClick={() => model.onStore(key)} />
            ))}
          </CellGroup>
        ) : (
          <Empty text="本场暂无课程" action={{ label: '看看全部课程', href: '/course' }} />
        )
      }
    </LoadState>
  )
}
