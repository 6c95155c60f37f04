import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Player } from '#ui/media/player.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type ReplayModel, useReplay } from './replay.model.ts'
import css from './live.module.css'

/** 直播回放. product LV-04 */
export function ReplayScreen() {
  const { replay, player } = useReplay()
  return (
    <Screen title="直播回放">
      <LoadState loaded={replay} skeleton={<Skeleton ratio={16 / 9} lines={4} />}>
        {(view) => (
          <>
            {view.locked ? <LockedPanel locked={view.locked} /> : <Recording player={player} />}
            <Stack gap={2} inset>
              <h2 className={css.title}>{view.title}</h2>
              <Quiet>{view.author}</Quiet>
              <Caution>{view.recorded}</Caution>
              <Quiet small>{view.caution}</Quiet>
              <Row>
                <LinkButton href={`${LIVE}?tab=replay`} kind="plain" size="small">
                  更多回放
                </LinkButton>
              </Row>
            </Stack>
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function Recording({ player }: Pick<ReplayModel, 'player'>) {
  return (
    <LoadState loaded={player} skeleton={<Skeleton ratio={16 / 9} lines={1} />}>
      {(props) => <Player {...props} />}
    </LoadState>
  )
}
