import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { Msg, RoomCard } from '#api/shapes/media.ts'
import { Time } from '#api/shapes/number.ts'

/** Teams with their latest publications. spec §7 Recommendations */
export const recommendTeamList = get('/tj-recommend/content-team/list', {
  input: object({}),
  output: listOf(object({ number: string(), name: string(), brief: string(), latestTitle: string(), at: Time })),
})

/** Course series for the home page. spec §7 Recommendations */
export const recommendSeriesList = get('/tj-recommend/course-series/list', {
  input: object({}),
  output: listOf(object({ seriesId: string(), title: string(), coverUrl: string(), tag: string() })),
})

/** Live rooms on the air or next. spec §7 Recommendations */
export const recommendRoomList = get('/tj-recommend/live-room/list', { input: object({}), output: listOf(RoomCard) })

/** The last messages of the open channels. spec §7 Recommendations */
export const recommendMessageList = get('/tj-recommend/stream-message/list', {
  input: object({}),
  output: listOf(Msg),
})
