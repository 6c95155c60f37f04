import type { OutputOf } from '#api/call.ts'
import type { roomInfo, roomStoreDetail } from '#api/domains/live/live.ts'
import type { RoomCard } from '#api/shapes/media.ts'
import { type Material, toMaterials } from '#entities/material/materials.words.ts'
import { loginHref } from '#lib/path/login-href.ts'
import type { Locked } from '#entities/access/access.ts'
import { lockedToWatch } from '#entities/access/watch.words.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { yuan } from '#lib/number/money.ts'
import { replayHref, roomHref } from '#lib/path/live-href.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { minute } from '#lib/time/dates.ts'

/** What is shown in place of the picture. */
type Stage =
  | { kind: 'locked'; locked: Locked }
  | { kind: 'preview'; time: string }
  | { kind: 'live'; url: string }
  | { kind: 'paused' }
  /** `replay`: its recording; undefined where there is none yet. */
  | { kind: 'over'; replay: string | undefined }
  /** A moderator has removed the customer. */
  | { kind: 'removed' }
  | { kind: 'unknown' }

export interface RoomView {
  /** Its talk; '' for guests. */
  chatId: string
  title: string
  cover: string
  color: string | undefined
  /** The speakers, with registration numbers. */
  author: string
  portrait: string
  /** The number of the speaker. */
  host: string
  /** Always visible. LV-03 */
  risk: string
  notice: string
  startAt: number
  materials: readonly Material[]
  /** It has a talk, and a connection that reports when it starts, pauses and ends. */
  isConnected: boolean
  isOver: boolean
  /** From its connection; the service may report the same. */
  isRemoved: boolean
  stage: Stage
}

export function toRoomView(room: OutputOf<typeof roomInfo>, isRemoved: boolean): RoomView {
  return {
    chatId: room.chatId,
    title: room.title,
    cover: picture(room.coverUrl),
    color: room.cover?.color,
    author: authorLine([room.analyst]),
    portrait: fileAt(room.analyst.avatarUrl),
    host: room.analyst.number,
    risk: room.riskText,
    notice: room.notice,
    startAt: room.startAt,
    materials: toMaterials(room.materials),
    isConnected: room.access.allowed && room.chatId !== '' && CONNECTED.has(room.status),
    isOver: room.status === 'ENDED',
    isRemoved,
    stage: isRemoved && room.access.allowed ? { kind: 'removed' } : stageOf(room),
  }
}

/** A recording does not change any more. */
const CONNECTED: ReadonlySet<string> = new Set(['PREVIEW', 'LIVE', 'PAUSED', 'ENDED'])

/** The texts of a room if the service has given none. LV-03 */
const RISK = '投资有风险，直播内容仅供学习交流，不构成任何买卖建议'

/** What a guest sees of a room: everything but the broadcast. */
export function toGuestView(card: RoomCard): RoomView {
  const isOn = card.status === 'LIVE' || card.status === 'PAUSED'
  const locked: Locked = {
    text: '登录后观看直播',
    label: '去登录',
    href: loginHref(roomHref(card.roomId)),
    act: 'link',
  }
  const shown = stageOf({ ...card, access: { allowed: true } })
  return {
    chatId: '',
    title: card.title,
    cover: picture(card.coverUrl),
    color: card.cover?.color,
    author: authorLine([card.analyst]),
    portrait: fileAt(card.analyst.avatarUrl),
    host: card.analyst.number,
    risk: RISK,
    notice: '',
    startAt: card.startAt,
    materials: [],
    isConnected: false,
    isOver: false,
    isRemoved: false,
    stage: isOn ? { kind: 'locked', locked } : shown,
  }
}

type Staged = Pick<OutputOf<typeof roomInfo>, 'roomId' | 'access' | 'status' | 'startAt' | 'pullUrls' | 'replayVideoId'>

function stageOf({ roomId, access, status, startAt, pullUrls, replayVideoId }: Staged): Stage {
  if (!access.allowed) return { kind: 'locked', locked: lockedToWatch(access, roomHref(roomId)) }
  switch (status) {
    case 'PREVIEW':
      return { kind: 'preview', time: `${minute(startAt)} 开播` }
    case 'LIVE':
      // Without an address it is about to start, or to pause.
      return pullUrls ? { kind: 'live', url: fileAt(pullUrls.hls) } : { kind: 'paused' }
    case 'PAUSED':
      return { kind: 'paused' }
    case 'ENDED':
    case 'REPLAY':
      return { kind: 'over', replay: replayVideoId === undefined ? undefined : replayHref(roomId, replayVideoId) }
    default:
      return { kind: 'unknown' }
  }
}

/** A course on the shelf, with its price and its risk level. */
export interface ShelfRow {
  key: string
  title: string
  note: string
  price: string
  href: string
  cover: string
}

export function toShelf(items: OutputOf<typeof roomStoreDetail>): ShelfRow[] {
  return items.map(({ skuId, name, coverUrl, priceFen, riskLevel, courseNumber }) => ({
    cover: picture(coverUrl),
    key: skuId,
    title: name,
    note: riskLevel === undefined ? '' : `风险等级 ${riskLevel}`,
    price: priceFen === 0 ? '免费' : yuan(priceFen),
    href: courseHref(courseNumber),
  }))
}
