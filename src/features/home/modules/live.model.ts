import { roomCardList, sceneCard } from '#api/domains/public.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { type HomeItem, type To, toRoomItem } from './item.ts'
import { PART } from './part.ts'

/** Rooms that are live, else those that come next; where none is, those that can be watched again. */
export function useLiveToday(to: To): Loaded<HomeItem[]> {
  const rooms = useCall(sceneCard, {}, PART)
  const isQuiet = rooms.state === 'ready' && rooms.data.length === 0
  const all = useCall(roomCardList, isQuiet ? {} : null, PART)
  const announced = useView(rooms, (list) => onAirOrNext(list).map((room) => toRoomItem(room, to)), [])
  // Not empty while there may be something to watch again.
  if (!isQuiet || all.state === 'failed') return announced
  if (all.state === 'loading') return all
  return { ...all, data: all.data.filter(({ status }) => status === 'REPLAY').map((room) => toRoomItem(room, to)) }
}

function onAirOrNext(rooms: readonly RoomCard[]): RoomCard[] {
  const onAir = rooms.filter(({ status }) => status === 'LIVE')
  return [...(onAir.length > 0 ? onAir : rooms)].sort((a, b) => a.startAt - b.startAt)
}
