import { object, string } from 'valibot'
import { Finite } from '#api/shapes/number.ts'
import type { OwnList } from '#data/offline/own-list.ts'

const Place = object({ videoId: string(), sec: Finite })

/** The last second of each recording that was seen on this device; no call takes one. LV-04 */
export const places: OwnList<typeof Place> = {
  name: 'replayPlaces',
  item: Place,
  idOf: ({ videoId }) => videoId,
  most: 100,
}
