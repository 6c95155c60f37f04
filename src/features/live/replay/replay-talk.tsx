import { LoadState } from '#entities/loaded/load-state.tsx'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { recorded, useReplayTalk } from './replay-talk.model.ts'
import type { Chapter } from './replay.words.ts'
import css from './replay.module.css'

/** The talk up to the current second of the recording, read-only. LV-04 */
export function ReplayTalk({ roomId, sec, chapters }: { roomId: string; sec: number; chapters: readonly Chapter[] }) {
  return (
    <div className={css.then}>
      <div className={css.notice}>
        <Quiet small>随播放进度显示当时的互动，仅供回看</Quiet>
      </div>
      <LoadState loaded={useReplayTalk(roomId, sec, chapters)} skeleton={<Skeleton lines={6} inset />}>
        {(bubbles) =>
          bubbles.length === 0 ? (
            <Empty text="此刻还没有人发言" />
          ) : (
            <TalkList bubbles={bubbles} talk={recorded} onAgain={() => undefined} />
          )
        }
      </LoadState>
    </div>
  )
}
