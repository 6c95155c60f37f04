import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Film } from '#entities/video/film.tsx'
import { dataOf } from '#data/loaded.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { Caution } from '#ui/caution.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PlayerTools } from '#ui/media/player-tools.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useReplay } from './replay.model.ts'
import css from './replay.module.css'

const Adviser = lazyPart(
  () => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser),
  <span className={css.place} />,
)
const ReplayDesk = lazyPart(() => import('./replay-desk.tsx').then((m) => m.ReplayDesk), <Skeleton lines={4} inset />)
const ReplayBar = lazyPart(() => import('./replay-desk.tsx').then((m) => m.ReplayBar))

/** 直播回放. LV-04 */
export function ReplayScreen() {
  const model = useReplay()
  const isOpen = dataOf(model.replay)?.locked === undefined && model.replay.state === 'ready'
  return (
    <Screen title="直播回放" home="picture" footer={isOpen && model.desk.tab !== 'notes' && <ReplayBar {...model} />}>
      <LoadState loaded={model.replay} skeleton={<Skeleton ratio={16 / 9} lines={4} />}>
        {(view) => (
          <>
            {/* The date stays while the page is read, the picture stays where there is room. */}
            <div className={css.watch}>
              {view.locked ? <LockedPanel locked={view.locked} /> : <Film key={model.jumps} player={model.player} />}
              <Caution>{view.recorded}</Caution>
            </div>
            <div className={css.head}>
              <h2 className={css.title}>{view.title}</h2>
              <Adviser person={view.person} />
              <Quiet small>{view.caution}</Quiet>
            </div>
            {!view.locked && (
              <>
                <div className={css.tools}>
                  <PlayerTools element={model.element} media="video" />
                </div>
                <ReplayDesk view={view} model={model} />
              </>
            )}
            <Stack gap={2} inset>
              <LinkButton href={`${LIVE}?tab=replay`} kind="plain" size="small">
                更多回放
              </LinkButton>
            </Stack>
            <RiskLine />
          </>
        )}
      </LoadState>
    </Screen>
  )
}
