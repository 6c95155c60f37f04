import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf, Quote } from '#api/shapes.ts'
import { RoomCard } from '#api/shapes/media.ts'

/** Rooms on the air or next, for the home page. spec §7 Public */
export const sceneCard = get('/public/app/scene/card', { input: object({}), output: listOf(RoomCard) })

/** The rooms of the next seven days; `date` as YYYY-MM-DD. spec §7 Public */
export const sceneWeekList = get('/public/app/scene/week/list', {
  input: object({}),
  output: listOf(object({ date: string(), items: listOf(RoomCard) })),
})

/** All rooms as cards, those on the air first. spec §7 Public */
export const roomCardList = get('/public/room/card-list', { input: object({}), output: listOf(RoomCard) })

/** Quotes of the stocks recently mentioned in a channel, as a guest sees them. spec §7 Public */
export const publicStreamStocks = get('/public/stream/stock/list', {
  input: object({ channelId: string() }),
  output: listOf(Quote),
})
