import type { ReactNode } from 'react'
import { LockedPanel } from '#entities/access/locked.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { RoomModel } from './room.model.ts'
import type { RoomView } from './room.words.ts'
import css from './room.module.css'

const Broadcast = lazyPart(
  () => import('#ui/media/broadcast.tsx').then((m) => m.Broadcast),
  <Skeleton ratio={16 / 9} />,
)

interface Props {
  view: RoomView
  model: RoomModel
  /** Whether the broadcast is taller than wide. */
  onShape: (isPortrait: boolean) => void
}

/** The picture's place: the broadcast, or why there is none. LV-03 */
export function Stage({ view, model, onShape }: Props) {
  const { stage } = view
  switch (stage.kind) {
    case 'locked':
      return <LockedPanel locked={stage.locked} />
    case 'live':
      return (
        <Broadcast
          key={stage.url}
          title={view.title}
          url={stage.url}
          cover={view.cover}
          caution={view.risk}
          wifiOnly={model.wifiOnly}
          {...model.live}
          onShape={onShape}
          onOver={model.recheck}
        />
      )
    case 'preview':
      return (
        <Cover view={view}>
          <p>{stage.time}</p>
          {model.left !== '' && <p>距开播 {model.left}</p>}
        </Cover>
      )
    case 'paused':
      return <Cover view={view}>主播暂离，请稍候</Cover>
    case 'over':
      return (
        <Cover view={view}>
          <p>直播已结束</p>
          {stage.replay === undefined ? (
            <>
              <p className={css.small}>回放生成中，完成后在这里和「直播 · 回放」中观看</p>
              <LinkButton href={`${LIVE}?tab=replay`} size="small">
                看其他回放
              </LinkButton>
            </>
          ) : (
            <LinkButton href={stage.replay} size="small">
              观看回放
            </LinkButton>
          )}
        </Cover>
      )
    case 'removed':
      return <Cover view={view}>已停止播放</Cover>
    case 'unknown':
      return <Cover view={view}>状态更新中</Cover>
  }
}

function Cover({ view, children }: { view: RoomView; children: ReactNode }) {
  return (
    <div className={css.stage}>
      <Picture src={view.cover} alt="" ratio={16 / 9} eager color={view.color} />
      <div className={css.over} role="status">
        {children}
      </div>
    </div>
  )
}
