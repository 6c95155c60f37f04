import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { pageOf, paging } from '#api/shapes.ts'
import { Replay, ReplayDetail } from '#api/shapes/replay.ts'

/** One recording as a guest sees it. spec §7 Public */
export const publicReplayInfo = get('/public/live-room/video-info', {
  input: object({ videoId: string() }),
  output: ReplayDetail,
})

/** The recordings as a guest sees them, newest first; `keyword` is searched in the title. spec §7 Public */
export const publicReplayList = get('/public/live-room/video-list', {
  input: object({ keyword: optional(string()), ...paging }),
  output: pageOf(Replay),
})
