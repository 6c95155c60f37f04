import type { TalkState } from '#data/timeline/talk-state.ts'
import { stamp } from '#lib/time/dates.ts'

/** The account opened it in another tab or on another phone; a moderator removed it. */
const ELSEWHERE = 4409
export const REMOVED = 4410

/** Why a connection has ended for good, and what to do. */
export interface StoppedView {
  /** '' if it has not ended. */
  text: string
  /** The next action: another page, or without `href` another connection here; undefined if the page has one. */
  way: { label: string; href?: string } | undefined
}

interface Place {
  /** 「直播间」 or 「聊天室」 */
  name: string
  /** The other rooms or chats. */
  others: { label: string; href: string }
}

/** The text for an ended connection; the gateway's reason comes first. */
export function toStopped(stopped: TalkState['stopped'], { name, others }: Place): StoppedView {
  if (!stopped) return { text: '', way: undefined }
  const { code, text, until } = stopped
  const words: Readonly<Record<number, string>> = {
    4403: '您暂无权限参与互动',
    4404: '互动暂未开放',
    [ELSEWHERE]: `您已在其他页面进入本${name}`,
    [REMOVED]: `您已被移出${name}`,
  }
  const why = text || (words[code] ?? '连接已断开')
  if (code === REMOVED) {
    return { text: until === undefined ? why : `${why}，${stamp(until)} 后可再次进入`, way: others }
  }
  return { text: why, way: { label: code === ELSEWHERE ? '在此继续' : '重新进入' } }
}
