import { object, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'

const Unwanted = object({ id: string(), title: string() })

/** 不感兴趣: short videos that are not shown again on this device; no call takes such a wish. MD-05 */
export const unwanted: OwnList<typeof Unwanted> = {
  name: 'unwantedVideos',
  item: Unwanted,
  idOf: ({ id }) => id,
  most: 200,
}
