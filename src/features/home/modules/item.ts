import type { InferOutput } from 'valibot'
import type { homeModuleList } from '#api/domains/account/app-config.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { stamp } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'

/** One item of a module; `href` is absent without a target. */
export interface HomeItem {
  key: string
  title: string
  note: string
  image: string
  badge: string
  href: string | undefined
}

/** A path of the server as a link of ours. */
export type To = (path: string) => string | undefined

export type IndexModule = InferOutput<(typeof homeModuleList)['output']>['modules'][number]

export function toItems({ items }: IndexModule, to: To): HomeItem[] {
  return items.map(({ id, title, path, imageUrl, note = '' }) => ({
    key: id,
    title,
    note,
    image: fileAt(imageUrl),
    badge: '',
    href: to(path),
  }))
}

const states: Readonly<Record<string, string>> = {
  LIVE: '直播中',
  PREVIEW: '预告',
  PAUSED: '主播暂离',
  REPLAY: '可回放',
  ENDED: '已结束',
}

/** A live room: speakers with their registration numbers, time and status. law §5 */
export function toRoomItem({ roomId, title, coverUrl, analyst, status, startAt }: RoomCard, to: To): HomeItem {
  return {
    key: roomId,
    title,
    note: `${stamp(startAt)} ${analyst.name}\n${certLine(analyst.certNo)}`,
    image: fileAt(coverUrl),
    badge: Object.hasOwn(states, status) ? (states[status] ?? '') : '状态更新中',
    href: to(`/live/${encodeURIComponent(roomId)}`),
  }
}
