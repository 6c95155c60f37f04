import { LoadState } from '#entities/loaded/load-state.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Coming } from './coming.tsx'
import type { LiveModel } from './live.model.ts'

/** The customer's reservations. LV-01 */
export function Mine({ mine, seeRooms }: { mine: LiveModel['mine']; seeRooms: () => void }) {
  if (!mine)
    return <Empty text="登录后查看预约的直播" action={{ label: '登录', href: loginHref(`${LIVE}?tab=mine`) }} />
  return (
    <LoadState loaded={mine} skeleton={<RowsSkeleton rows={3} />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty
            text="还没有预约"
            note="预约后，开播前提醒您；预约的场次都列在这里。"
            action={{ label: '看一周安排', onClick: seeRooms }}
          />
        ) : (
          <Card label="我的预约">
            <Coming rows={rows} isDated />
          </Card>
        )
      }
    </LoadState>
  )
}
