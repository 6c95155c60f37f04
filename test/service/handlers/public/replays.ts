import type * as calls from '#api/domains/public/replays.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { listReplays, replayInfo } from '#test/service/room/replays.ts'

export function openReplays(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    publicReplayInfo: ({ videoId }, { session }) => replayInfo(videoId, deps, session),
    publicReplayList: (asked, { session }) => listReplays(asked, deps, session),
  }
}
