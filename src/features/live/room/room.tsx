import { LoadState } from '#entities/loaded/load-state.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type RoomModel, useRoom } from './room.model.ts'
import type { RoomView } from './room.words.ts'
import { Stage } from './stage.tsx'
import { Studio } from './studio.tsx'
import css from './room.module.css'

const Empty = lazyPart(() => import('#ui/state/empty.tsx').then((m) => m.Empty))
const Shelf = lazyPart(() => import('./shelf.tsx').then((m) => m.Shelf), <Skeleton lines={3} inset />)
/** Only before a room starts. */
const Reserve = lazyPart(() => import('#features/live/reserve.tsx').then((m) => m.Reserve))

/** 直播间. LV-03 */
export function RoomScreen() {
  const model = useRoom()
  return (
    <Screen title={model.title} home="picture">
      <LoadState loaded={model.room} skeleton={<Skeleton ratio={16 / 9} lines={6} />}>
        {(view) =>
          view ? (
            <Room view={view} model={model} />
          ) : (
            <Empty text="直播间不存在或已下架" action={{ label: '去直播频道', href: LIVE }} />
          )
        }
      </LoadState>
    </Screen>
  )
}

function Room({ view, model }: { view: RoomView; model: RoomModel }) {
  if (view.isConnected) return <Studio view={view} model={model} />
  return (
    <>
      <Stage view={view} model={model} onShape={() => undefined} />
      <Stack gap={2} inset>
        <Caution>{view.risk}</Caution>
        <h2 className={css.title}>{view.title}</h2>
        <Quiet>{view.author}</Quiet>
        {view.stage.kind === 'preview' && <Reserve roomId={model.roomId} title={view.title} />}
        <Quiet>{view.notice}</Quiet>
      </Stack>
      {model.isMember && <Shelf model={model} />}
      <RiskLine />
    </>
  )
}
